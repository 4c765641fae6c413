/** A board that is being drawn. The server checks and draws it after every change; no rules here. */
import { get, post, told } from '../../lib/api'
import { lang, t } from '../../lib/words.svelte'
import type { CheckedBoard, EditableBoards, Spot } from '../../wire'

export type Tool = 'settlement' | 'state' | 'route'
type Point = [number, number]
export interface BoardDocument {
  name: string
  states: string[]
  routes: string[][]
  drawing: { places: Record<string, Point>; rivers?: Point[][] }
}

const KEY = 'edubba-board'
const PATIENCE = 350 // milliseconds from a change to its check
const MOST_UNDO = 60
const EDGE = 51 // the middle of a settlement stays this far inside the map: clear of its frame

/** An id as a name. */
export const titled = (id: string): string => id.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')

/** A name as an id: one word of small letters, digits and underscores. */
export const slug = (name: string): string => name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '_').replace(/^[_\d]+|_+$/g, '').slice(0, 32)

export class Draft {
  kinds = $state.raw<EditableBoards[]>([])
  game = $state('')
  board = $state.raw<BoardDocument | null>(null)
  checked = $state.raw<CheckedBoard | null>(null)
  /** Whether the picture is older than the board. */
  stale = $state(false)
  trouble = $state('')
  tool = $state<Tool>('settlement')
  settlement = $state('')
  /** The number of the selected route, from 1. */
  route = $state(0)
  /** The route that is being drawn. */
  drawn = $state.raw<string[]>([])
  past = $state.raw<BoardDocument[]>([])

  /** Whether somebody has named the board. */
  private named = false
  private timer: number | undefined
  private asked = 0

  readonly kind = $derived(this.kinds.find((each) => each.game === this.game))
  readonly names = $derived(new Map((this.checked?.settlements ?? []).map((spot) => [spot.id, spot])))
  readonly fine = $derived(!!this.checked && !this.stale && !this.checked.problems.length)

  async begin(): Promise<void> {
    try {
      this.kinds = await get<EditableBoards[]>(`/api/boards?lang=${lang()}`)
    } catch (error) {
      this.trouble = told(error)
      return
    }
    const kept = stored()
    const known = this.kinds.find((each) => each.game === kept?.game) ?? this.kinds[0]
    if (!known) return
    this.game = known.game
    if (kept?.game === known.game) await this.show(kept.board)
    if (!this.checked) await this.show(known.templates[0]!.board as unknown as BoardDocument) // nothing that can be used was kept
    this.past = []
  }

  /** Another board altogether. */
  async show(board: BoardDocument): Promise<void> {
    Object.assign(this, { settlement: '', route: 0, drawn: [], named: false })
    this.change(board)
    this.board = board
    await this.check()
  }

  spot(id: string): Spot | undefined {
    return this.names.get(id)
  }

  label(id: string): string {
    return this.names.get(id)?.label ?? id
  }

  at(id: string): Point {
    return this.board?.drawing.places[id] ?? [0, 0]
  }

  /** A change that can be undone. `once` false: it goes on with the one before, as a drag does. */
  change(next: Partial<BoardDocument>, once = true): void {
    if (!this.board) return
    if (once) this.past = [...this.past.slice(1 - MOST_UNDO), this.board]
    this.board = { ...this.board, name: this.nameAfter(), ...next }
    this.later()
  }

  /** Call the board so. */
  call(name: string): void {
    this.named = true
    this.change({ name })
  }

  /** The name of the board once it is changed: one of ours is another board then, and says so. */
  private nameAfter(): string {
    const name = this.board!.name
    const ours = this.kind?.templates.some((each) => each.name === name) ?? false
    return ours && !this.named ? slug(t('page-editor-changed', { name: titled(name) })) : name
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.board = before
    this.route = 0
    this.drawn = []
    this.later()
  }

  /** Move a settlement, or its city-state, by so much; the whole of it stays on the map. */
  move(id: string, dx: number, dy: number, once = true): void {
    const [spot, kind, board] = [this.spot(id), this.kind, this.board]
    if (!spot || !kind || !board) return
    const ids = this.tool === 'state' ? [...this.names.values()].filter((each) => each.state === spot.state).map((each) => each.id) : [id]
    const limit = (by: number, axis: 0 | 1, size: number): number => {
      const all = ids.map((each) => this.at(each)[axis])
      return Math.max(EDGE - Math.min(...all), Math.min(size - EDGE - Math.max(...all), by))
    }
    const by: Point = [limit(dx, 0, kind.width), limit(dy, 1, kind.height)]
    const moved = ids.map((each) => [each, [Math.round(this.at(each)[0] + by[0]), Math.round(this.at(each)[1] + by[1])]] as const)
    this.change({ drawing: { ...board.drawing, places: { ...board.drawing.places, ...Object.fromEntries(moved) } as Record<string, Point> } }, once)
  }

  /** The next settlement of the route that is being drawn; the last one again finishes it. */
  extend(id: string): void {
    if (this.drawn.at(-1) === id) this.finish()
    else this.drawn = [...this.drawn, id]
  }

  finish(): void {
    if (this.drawn.length > 1 && this.board) {
      this.change({ routes: [...this.board.routes, this.drawn] })
      this.route = this.board.routes.length
    }
    this.drawn = []
  }

  drop(number: number): void {
    if (!this.board?.routes[number - 1]) return
    this.change({ routes: this.board.routes.filter((_, k) => k !== number - 1) })
    this.route = 0
  }

  later(): void {
    this.stale = true
    this.asked++ // what is under way is about an older board
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.check(), PATIENCE)
  }

  async check(): Promise<void> {
    this.trouble = (await this.ask('check', { board: this.board })) ?? ''
  }

  /** Call something otherwise: the answer is the board from now on, or the sentence that says why not; null as in `ask`. */
  async rename(old: string, name: string): Promise<string | null> {
    const before = this.board
    const trouble = await this.ask('rename', { board: before && { ...before, name: this.nameAfter() }, old, new: name })
    if (before && this.board !== before) this.past = [...this.past, before]
    if (!this.names.has(this.settlement)) this.settlement = ''
    this.drawn = []
    return trouble
  }

  async read(text: string): Promise<void> {
    const before = this.board
    this.trouble = (await this.ask('read', { text })) ?? ''
    if (this.board !== before) Object.assign(this, { settlement: '', route: 0, drawn: [], past: before ? [before] : [] })
  }

  /** The server's answer is the board from now on; else why there is none. Null where the board has changed since. */
  private async ask(what: 'check' | 'rename' | 'read', wish: object): Promise<string | null> {
    window.clearTimeout(this.timer)
    const number = ++this.asked
    this.stale = true
    try {
      const found = await post<CheckedBoard>(`/api/boards/${what}?lang=${lang()}`, { game: this.game, ...wish })
      if (number !== this.asked) return null
      this.checked = found
      this.board = found.board as unknown as BoardDocument
      this.stale = false
      keep(this.game, this.board)
      return ''
    } catch (error) {
      if (number !== this.asked) return null
      this.stale = what === 'check'
      return told(error)
    }
  }
}

function stored(): { game: string; board: BoardDocument } | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as { game: string; board: BoardDocument } | null
  } catch {
    return null
  }
}

function keep(game: string, board: BoardDocument): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, board }))
  } catch {
    // a browser that keeps nothing: the board is there as long as the page
  }
}
