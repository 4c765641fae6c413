/** Who we are, for all parts of the page. */
import type { Me, SiteAbout } from '../wire'
import { get, whoami } from './api'

export const us = $state<{ me: Me | null; about: SiteAbout | null }>({ me: null, about: null })

/** Ask until there is an answer: the server may start just now. */
async function meet(): Promise<void> {
  try {
    const [me, about] = await Promise.all([whoami(), get<SiteAbout>('/api/about')])
    us.me = me
    us.about = about
  } catch {
    window.setTimeout(() => void meet(), 3000)
  }
}

void meet()
