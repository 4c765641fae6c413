/** A match as it happens: snapshot and events over a WebSocket, reconnecting; commands with their answers. */
import type { ChatLine, PresenceMessage, Seen, SeenScene, Wire } from '../wire'
import { Refusal } from './api'
import { lang, t } from './words.svelte'

type Message = Wire['SnapshotMessage' | 'EventsMessage' | 'DraftMessage' | 'PresenceMessage' | 'ChatMessage' | 'ChatsMessage' | 'AckMessage' | 'ProblemMessage'] | { type: 'pong' }
type Command = { do: string } & Record<string, unknown>
type Waiting = { resolve: () => void; reject: (error: Error) => void }

const PAUSES = [300, 700, 1500, 3000, 5000]
const HEARTBEAT = 20_000

export class Live {
  state = $state.raw<Seen | null>(null)
  scene = $state.raw<SeenScene | null>(null)
  pictures = $state.raw<Record<string, string>>({})
  chat = $state.raw<ChatLine[]>([])
  presence = $state.raw<PresenceMessage | null>(null)
  /** Whether the line is open. */
  open = $state(false)
  /** Why there is no match to see, in a sentence. */
  gone = $state('')
  /** Commands that are not on disk yet. */
  pending = $state(0)

  #socket: WebSocket | null = null
  #waiting = new Map<number, Waiting>()
  #number = 0
  #failures = 0
  #ended = false
  #timer = 0
  #beat = 0

  constructor(
    readonly match: string,
    readonly invitation: string,
  ) {
    this.#connect()
    window.addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
  }

  /** Do something; resolves when it is on disk, rejects with the refusal. */
  send(command: Command): Promise<void> {
    const wish = { version: this.state?.version ?? 0, ...command }
    return this.#ask({ type: 'command', command: wish })
  }

  say(text: string, room: string): Promise<void> {
    return this.#ask({ type: 'chat', say: { text, room } })
  }

  /** Start anew, in another language say. */
  reconnect(): void {
    this.#failures = 0
    this.#socket?.close()
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    window.removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    this.#socket?.close()
  }

  #again = (): void => {
    if (!this.open && !this.#ended && !document.hidden) {
      clearTimeout(this.#timer)
      this.#connect()
    }
  }

  #ask(message: Record<string, unknown>): Promise<void> {
    const socket = this.#socket
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal('offline', t('page-offline'), 0))
    const id = ++this.#number
    this.pending++
    socket.send(JSON.stringify({ ...message, id }))
    return new Promise<void>((resolve, reject) => this.#waiting.set(id, { resolve, reject })).finally(() => this.pending--)
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return
    const base = location.origin.replace('http', 'ws')
    const query = new URLSearchParams({ lang: lang(), invitation: this.invitation })
    const socket = new WebSocket(`${base}/api/matches/${this.match}/live?${query}`)
    this.#socket = socket
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as Message)
    socket.onclose = (event) => this.#closed(event)
    clearInterval(this.#beat)
    this.#beat = window.setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
    }, HEARTBEAT)
  }

  #closed(event: CloseEvent): void {
    this.open = false
    for (const each of this.#waiting.values()) each.reject(new Refusal('offline', t('page-not-saved'), 0))
    this.#waiting.clear()
    if (this.#ended) return
    if (event.code === 4404) {
      this.gone = t('page-no-match')
      return
    }
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)]!
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.7 + 0.6 * Math.random()))
  }

  #heard(message: Message): void {
    switch (message.type) {
      case 'snapshot':
        this.open = true
        this.#failures = 0
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
        this.#waiting.get(message.id)?.resolve()
        this.#waiting.delete(message.id)
        break
      case 'problem': {
        const { code, detail, status } = message.problem
        const waiting = message.id === null ? undefined : this.#waiting.get(message.id)
        waiting?.reject(new Refusal(code, detail, status))
        if (message.id !== null) this.#waiting.delete(message.id)
        break
      }
    }
  }

  /** A scene leaves out the parts of the picture that have not changed. */
  #take(state: Seen, scene: SeenScene | null): void {
    this.state = state
    this.scene = scene
    if (!scene) return
    const pictures: Record<string, string> = {}
    for (const part of scene.parts) pictures[part.name] = part.svg ?? this.pictures[part.name] ?? ''
    this.pictures = pictures
  }
}
