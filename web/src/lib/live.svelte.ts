/** A match as it happens: snapshot and events over a line, commands with their answers. */
import type { ChatLine, PresenceMessage, Roll, Seen, SeenScene, Wire } from '../wire'
import { Refusal } from './api'
import { Line } from './line'
import { lang, t } from './words.svelte'

type Message = Wire['SnapshotMessage' | 'EventsMessage' | 'DraftMessage' | 'PresenceMessage' | 'ChatMessage' | 'ChatsMessage' | 'AckMessage' | 'ProblemMessage'] | { type: 'pong' }
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
/** A command; the version it is meant for is that of the state. */
export type Wish = Without<Wire['Command'], 'version'>
type Waiting = { resolve: () => void; reject: (error: Error) => void }

/** Why a line stays closed. */
const REASONS: Record<number, () => string> = {
  4401: () => t('page-signed-out'),
  4403: () => t('page-shut-out'),
  4404: () => t('page-no-match'),
  4429: () => t('page-too-many'),
}

/** Dice that wait to be shown: who plays fast is not kept waiting. */
const WAITING_ROLLS = 1

/** Wishes that mean the same whatever is played meanwhile. */
const LASTING = ['abandon', 'resign', 'return', 'holiday']

function lasting(wish: Wish, before: Seen | null, now: Seen | null): boolean {
  if (wish.do !== 'answer') return LASTING.includes(wish.do)
  const [old, open] = [before?.question, now?.question] // still the same question?
  return !!old && !!open && old.what === open.what && old.seat === open.seat && old.keep === open.keep
}

export class Live {
  state = $state.raw<Seen | null>(null)
  scene = $state.raw<SeenScene | null>(null)
  pictures = $state.raw<Record<string, string>>({})
  chat = $state.raw<ChatLine[]>([])
  presence = $state.raw<PresenceMessage | null>(null)
  /** Dice that were rolled and are to be shown. */
  rolls = $state.raw<Roll[]>([])
  /** Whether the line is open. */
  open = $state(false)
  /** Why there is no line, in a sentence. */
  gone = $state('')
  /** Commands that are not on disk yet. */
  pending = $state(0)
  /** Seconds by which the server's clock is ahead of this one. */
  ahead = 0

  #line: Line
  #waiting = new Map<number, Waiting>()
  #watching: Waiting[] = []
  #number = 0
  #rolled = -1

  constructor(
    readonly match: string,
    readonly invitation: string,
  ) {
    const ear = { heard: (message: unknown) => this.#heard(message as Message), lost: (code: number) => this.#lost(code) }
    this.#line = new Line(() => {
      const query = new URLSearchParams({ lang: lang(), invitation })
      return `${location.origin.replace('http', 'ws')}/api/matches/${match}/live?${query}`
    }, ear)
  }

  /** Do something; resolves when it is on disk, rejects with the refusal. */
  send(wish: Wish): Promise<void> {
    return this.#counted(this.#command(wish))
  }

  say(text: string, room: string): Promise<void> {
    return this.#counted(this.#ask({ type: 'chat', say: { text, room } }))
  }

  /** Start anew: in another language, or as somebody else. */
  reconnect(): void {
    this.gone = ''
    this.#line.renew()
  }

  end(): void {
    this.#line.end()
  }

  #counted(work: Promise<void>): Promise<void> {
    this.pending++
    return work.finally(() => this.pending--)
  }

  async #command(wish: Wish): Promise<void> {
    for (;;) {
      const seen = this.state
      const version = seen?.version ?? 0
      try {
        return await this.#ask({ type: 'command', command: { version, ...wish } })
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'table-stale') throw error
        await this.#newer(version) // somebody moved at the same moment: does it still mean the same?
        if (!lasting(wish, seen, this.state)) throw error
      }
    }
  }

  #ask(message: Record<string, unknown>): Promise<void> {
    const id = ++this.#number
    if (!this.#line.send({ ...message, id })) return Promise.reject(new Refusal('offline', t('page-offline'), 0))
    return new Promise<void>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  /** Until there is a state after this version. */
  #newer(version: number): Promise<void> {
    if ((this.state?.version ?? 0) > version) return Promise.resolve()
    return new Promise<void>((resolve, reject) => this.#watching.push({ resolve, reject }))
  }

  #lost(code: number): void {
    this.open = false
    for (const each of [...this.#waiting.values(), ...this.#watching]) each.reject(new Refusal('unknown', t('page-not-saved'), 0))
    this.#waiting.clear()
    this.#watching = []
    const reason = REASONS[code]
    if (reason) this.gone = reason()
  }

  #heard(message: Message): void {
    switch (message.type) {
      case 'snapshot':
        this.open = true
        this.gone = ''
        this.chat = message.chat
        this.#take(message.state, message.scene ?? null)
        break
      case 'events':
      case 'draft':
        this.#take(message.state, message.scene ?? null)
        break
      case 'presence':
        this.presence = message
        break
      case 'chat':
        if (!this.chat.some((line) => line.id === message.line.id)) this.chat = [...this.chat, message.line]
        break
      case 'chats':
        this.chat = message.lines
        break
      case 'ack':
        this.#answered(message.id)?.resolve()
        break
      case 'problem': {
        const { code, detail, status } = message.problem
        this.#answered(message.id)?.reject(new Refusal(code, detail, status))
      }
    }
  }

  /** Who waits for this answer; one without a number is for the oldest. */
  #answered(id: number | null): Waiting | undefined {
    const number = id ?? [...this.#waiting.keys()][0]
    const waiting = number === undefined ? undefined : this.#waiting.get(number)
    if (number !== undefined) this.#waiting.delete(number)
    return waiting
  }

  /** A scene leaves out the parts of the picture that have not changed. */
  #take(state: Seen, scene: SeenScene | null): void {
    const newer = state.version > (this.state?.version ?? 0)
    this.state = state
    for (const each of newer ? this.#watching.splice(0) : []) each.resolve()
    this.scene = scene
    if (!scene) return
    this.ahead = scene.now - Date.now() / 1000
    const pictures: Record<string, string> = {}
    for (const part of scene.parts) pictures[part.name] = part.svg ?? this.pictures[part.name] ?? ''
    this.pictures = pictures
    const last = scene.rolls.at(-1)?.text ?? 0
    const fresh = this.#rolled < 0 ? [] : scene.rolls.filter((roll) => roll.text > this.#rolled)
    const shown = this.rolls.slice(0, 1) // nobody takes the dice away that are looked at
    if (fresh.length) this.rolls = [...shown, ...[...this.rolls.slice(1), ...fresh].slice(-WAITING_ROLLS)]
    this.#rolled = Math.max(this.#rolled, last)
  }
}
