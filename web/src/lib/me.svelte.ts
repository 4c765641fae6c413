/** Who we are, for all parts of the page. */
import type { Me, SiteAbout } from '../wire'
import { get, whoami } from './api'

export const us = $state<{ me: Me | null; about: SiteAbout | null }>({ me: null, about: null })

export async function meet(): Promise<void> {
  const [me, about] = await Promise.all([whoami(), get<SiteAbout>('/api/about')])
  us.me = me
  us.about = about
}

void meet().catch(() => undefined)
