/** Moments of a game that is looked back at: asked for once, kept, and the one shown that was wanted last. */
import { get } from './api'
import { lang } from './words.svelte'
import type { Moment } from '../wire'

export class Moments {
  shown = $state.raw<Moment | null>(null)
  /** Whether one is shown, or on its way. */
  looking = $state(false)
  /** By part of the picture: what is drawn in it at the moment shown. */
  pictures = $derived(Object.fromEntries(this.shown?.scene.parts.map((part) => [part.name, part.svg ?? '']) ?? []))

  #kept = new Map<string, Promise<Moment>>()
  #wanted = 0

  constructor(
    readonly replay: string,
    readonly invitation: string,
  ) {}

  /** Show the moment after so many texts; the moments around it are asked for as well. */
  async show(at: number, total: number): Promise<void> {
    const wish = ++this.#wanted
    this.looking = true
    await new Promise((done) => setTimeout(done, 30)) // who drags past it need not have it
    if (wish !== this.#wanted) return
    const found = await this.#moment(at)
    if (wish !== this.#wanted) return
    this.shown = found
    for (const near of [at + 1, at - 1]) if (near >= 0 && near <= total) void this.#moment(near).catch(() => undefined)
  }

  /** One that came with something else. */
  take(moment: Moment): void {
    this.#wanted++
    this.#kept.set(`${moment.at} ${lang()}`, Promise.resolve(moment))
    this.shown = moment
    this.looking = true
  }

  /** Show none. */
  clear(): void {
    this.#wanted++
    this.looking = false
    this.shown = null
  }

  #moment(at: number): Promise<Moment> {
    const key = `${at} ${lang()}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    const asked = get<Moment>(`/api/replays/${this.replay}/moments/${at}?${new URLSearchParams({ lang: lang(), invitation: this.invitation })}`)
    this.#kept.set(key, asked)
    asked.catch(() => this.#kept.delete(key))
    return asked
  }
}
