/** Where the focus is, and what is seen: on the board, and when elements that had the focus go. */
import { tick } from 'svelte'
import { calm } from './motion'

let last: { part: string; spot: string } | null = null
let byKey = false

/** Where there are places that can be picked. */
const PLACES: Record<string, string> = { board: '.board [data-spot][tabindex="0"]', outline: '.outline [data-spot]' }

document.addEventListener('keydown', () => (byKey = true), true)
document.addEventListener('pointerdown', () => (byKey = false), true)
document.addEventListener('focusin', (event) => {
  const part = (event.target as Element).closest('.board, .turn, .outline')
  const spot = (event.target as Element).closest<SVGElement>('[data-spot]')
  last = part ? { part: part.classList[0]!, spot: spot?.dataset.spot ?? '' } : null
})

/**
 * If the board, its text or the turn had the focus of the keyboard and lost it: back to the same place, else to the first
 * thing to do. Who uses a mouse would only be surprised by what the space bar does then.
 */
export async function refocus(): Promise<void> {
  if (!byKey) return
  const had = last
  await tick()
  await new Promise((done) => setTimeout(done, 0)) // the board is marked by then
  if (!had || (document.activeElement && document.activeElement !== document.body)) return
  const same = had.spot ? document.querySelector<SVGElement>(`.${had.part} [data-spot="${CSS.escape(had.spot)}"]`) : null
  const open = same && same.tabIndex >= 0 ? same : null
  const [words, places] = ['.turn > .choices button', PLACES[had.part] ?? PLACES.board!]
  const ways = ['.turn .main', ...(had.part in PLACES ? [places, words] : [words, places])]
  const found = ways.map((way) => document.querySelector<HTMLElement>(way)).find((each) => each)
  const target = open ?? found ?? same ?? document.querySelector<HTMLElement>('.turn')
  target?.focus({ preventScroll: true })
}

/** Draw the board anew; a place that had the focus of the keyboard and can still be picked has it at once again: no key is lost. */
export function redraw(board: Element, draw: () => void): void {
  const active = document.activeElement as HTMLElement | null
  const held = byKey && active && board.contains(active) ? active.dataset.spot : undefined
  draw()
  if (held === undefined || board.contains(document.activeElement)) return
  board.querySelector<HTMLElement>(`[data-spot="${CSS.escape(held)}"][tabindex="0"]`)?.focus({ preventScroll: true })
}

/** Go to the first of these that is there. */
export function visit(...selectors: string[]): void {
  const found = selectors.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each)
  if (found && found.tabIndex < 0) found.tabIndex = -1 // it can have the focus now, but is no stop on the way
  found?.focus()
}

/** To the next place that can be picked, or the one before: in the text for those who are there, else on the map. */
export function next(by: 1 | -1): void {
  const here = document.activeElement as HTMLElement | null
  const places = [...document.querySelectorAll<HTMLElement>(here?.closest('.outline') ? PLACES.outline! : PLACES.board!)]
  const at = here ? places.indexOf(here) : -1
  const found = places.at(at < 0 ? Math.min(by, 0) : (at + by) % places.length)
  if (found) found.focus()
  else visit('section.turn')
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** With an arrow key to the nearest place in that direction, also to those that cannot be picked. */
export function towards(board: Element, from: SVGElement, key: string): boolean {
  const way = WAYS[key]
  if (!way) return false
  const middle = (spot: Element): [number, number] => {
    const box = spot.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const [x, y] = middle(from)
  let best: SVGElement | null = null
  let least = Infinity
  for (const spot of board.querySelectorAll<SVGElement>('[data-spot]')) {
    const [a, b] = middle(spot)
    const along = (a - x) * way[0] + (b - y) * way[1]
    const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0])
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside
      best = spot
    }
  }
  best?.focus()
  return true
}

/** In a low window, or with large letters, the turn is not above the board all the time (see styles.css). */
const low = matchMedia('(max-width: 60rem) and (max-height: 34rem)')

/** If no place that can be picked is in sight: bring the first there. Nobody who writes, or has yet to read what is asked, is disturbed. */
export function reveal(board: Element, begun: boolean): void {
  if (document.activeElement?.matches('input, textarea, select') || (low.matches && !begun)) return
  const open = [...board.querySelectorAll<SVGElement>('.can')]
  if (open.length && !open.some(inSight)) scrollTo(open[0]!)
}

/** What has changed comes into sight: on the map, else beside it; the map where nothing has. */
export function bring(board: Element, marked: readonly Element[]): void {
  const onMap = marked.filter((each) => each.closest('.part.map'))
  const [first, ...more] = onMap.length ? onMap : marked.length ? marked : board.querySelectorAll('.part.map')
  if (first && ![first, ...more].some(inSight)) scrollTo(first)
}

function scrollTo(target: Element): void {
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: calm() ? 'auto' : 'smooth' })
}

function inSight(spot: Element): boolean {
  const box = spot.getBoundingClientRect()
  const frame = spot.closest('.part')!.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (x < frame.left || x > frame.right || y < Math.max(frame.top, 0) || y > Math.min(frame.bottom, innerHeight)) return false
  return !document.elementFromPoint(x, y)?.closest('.now') // on small screens the turn stays above the board
}
