/** Rules that were read once are kept, by game and language. */
import { get } from '../../lib/api'
import type { RulesTold } from '../../wire'

const kept = new Map<string, Promise<RulesTold>>()

export function rulebook(game: string, lang: string): Promise<RulesTold> {
  const path = `/api/rules/${encodeURIComponent(game)}?lang=${lang}`
  let asked = kept.get(path)
  if (!asked) {
    asked = get<RulesTold>(path)
    kept.set(path, asked)
    asked.catch(() => kept.delete(path)) // the next one asks again
  }
  return asked
}
