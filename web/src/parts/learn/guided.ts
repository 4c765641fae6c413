/** The first game after the lessons: two apprentices, and hints are open. */
import { openTable } from '../../lib/api'
import { us } from '../../lib/me.svelte'
import { go } from '../../lib/route.svelte'

export async function guidedGame(game: string): Promise<void> {
  const { me, path } = await openTable({ game, seats: ['open', 'apprentice', 'apprentice'] }, [1], (name) => name)
  us.me = me
  go(`${path}${path.includes('?') ? '&' : '?'}guided=1`)
}
