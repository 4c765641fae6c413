/** Pieces that move: whatever has `data-piece` goes from where one of its kind stood to where it stands. */
type Spot = { x: number; y: number; at: string; text: string }

const SECONDS = 0.45
const MANY = 14 // pieces: so many do not move in a turn, somebody has jumped to another moment

/** Whether somebody wants nothing to move by itself. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function pieces(root: Element): [SVGGraphicsElement, string][] {
  return [...root.querySelectorAll<SVGGraphicsElement>('[data-piece]')].map((piece) => [piece, piece.dataset.piece!])
}

function middle(piece: Element): Spot {
  const box = piece.getBoundingClientRect()
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  return { x, y, at: `${Math.round(x)},${Math.round(y)}`, text: piece.textContent ?? '' }
}

/** Where the pieces stand before a change. */
export function standing(root: Element): Map<string, Spot[]> {
  const found = new Map<string, Spot[]>()
  for (const [piece, kind] of pieces(root)) found.set(kind, [...(found.get(kind) ?? []), middle(piece)])
  return found
}

/** Mark the pieces that have come, and piles that are larger or smaller now; they come from where they stood, new ones grow, unless somebody wants it calm. What is marked is handed on before it moves. */
export function move(root: Element, before: Map<string, Spot[]> | null, seen: (marked: Element[]) => void = () => undefined): void {
  if (!before) return seen([])
  const left = new Map([...before].map(([kind, spots]) => [kind, [...spots]]))
  const moved: [SVGGraphicsElement, string, Spot][] = []
  const piles: SVGGraphicsElement[] = []
  for (const [piece, kind] of pieces(root)) {
    const here = middle(piece)
    const spots = left.get(kind) ?? []
    const same = spots.findIndex((spot) => spot.at === here.at)
    piece.classList.remove('moved') // what moved before is old
    if (same >= 0) {
      const [spot] = spots.splice(same, 1)
      if (spot!.text !== here.text) piles.push(piece)
    } else moved.push([piece, kind, here])
  }
  if (moved.length > MANY) return seen([])
  seen([...moved.map(([piece]) => piece), ...piles])
  for (const pile of piles) pile.classList.add('moved')
  for (const [piece, kind, here] of moved) {
    const from = left.get(kind)?.shift()
    piece.classList.add('moved')
    if (calm()) continue
    if (from) glide(piece, from.x - here.x, from.y - here.y)
    else grow(piece)
  }
}

function glide(piece: SVGGraphicsElement, x: number, y: number): void {
  const scale = (piece.parentElement as unknown as SVGGraphicsElement | null)?.getScreenCTM?.() // `translate` acts outside the piece's own scale
  const [dx, dy] = scale ? [x / scale.a, y / scale.d] : [x, y]
  const timing = { duration: SECONDS * 1000, easing: 'cubic-bezier(.3,.9,.4,1)' }
  piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], timing)
}

function grow(piece: SVGGraphicsElement): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SECONDS * 1000, easing: 'ease-out' })
}
