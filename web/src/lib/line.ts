/** A line to the server that mends itself: a silent one counts as dead and is replaced. */
export interface Ear {
  /** A message has come. */
  heard(message: unknown): void
  /** The line is broken; `code` is the server's reason, 0 where there is none. */
  lost(code: number): void
}

const PAUSES = [300, 700, 1500, 3000, 5000]
const HEARTBEAT = 1_500
const PATIENCE = 3_000 // for the answer to one of them: so a dead line is noticed within five seconds
const OPENING = 20_000 // a server that is started anew lets people wait, not go
/** Closed for a reason that another try at once does not mend. */
const FINAL = [4401, 4403, 4404, 4429]

export class Line {
  #socket: WebSocket | null = null
  #last = 0 // when something was heard, or the line began
  #asked = 0 // when it was last asked whether it is alive
  #failures = 0
  #ended = false
  #timer = 0
  #beat: number

  constructor(
    readonly address: () => string,
    readonly ear: Ear,
  ) {
    window.addEventListener('online', this.#again)
    window.addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#again)
    this.#beat = window.setInterval(this.#look, HEARTBEAT)
    this.#connect()
  }

  /** Whether it went out; that it arrived only an answer tells. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Start anew at once. */
  renew(): void {
    this.#failures = 0
    this.#forget()
    this.ear.lost(0)
    this.#connect()
  }

  end(): void {
    this.#ended = true
    clearInterval(this.#beat)
    window.removeEventListener('online', this.#again)
    window.removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#again)
    this.#forget()
  }

  /** Is the line alive? */
  #look = (): void => {
    const now = Date.now()
    const opening = this.#socket?.readyState === WebSocket.CONNECTING
    if (opening && now - this.#last < OPENING) return
    if (this.#asked <= this.#last) {
      this.#asked = now
      this.send({ type: 'ping' })
    } else if (now - this.#asked >= PATIENCE) this.#drop()
  }

  /** The network or the reader is back. */
  #again = (): void => {
    if (document.hidden) return
    if (this.#socket) return this.#look()
    clearTimeout(this.#timer)
    this.#connect()
  }

  #drop = (): void => {
    if (this.#socket) this.#closed(0)
  }

  /** Nobody waits for the farewell of a dead line. */
  #forget(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #connect(): void {
    this.#timer = 0
    const socket = new WebSocket(this.address())
    this.#socket = socket
    this.#last = Date.now()
    // What an old line still brings concerns nobody.
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#last = Date.now()
      this.#failures = 0
      this.ear.heard(JSON.parse(String(event.data)))
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code)
    }
  }

  #closed(code: number): void {
    this.#forget()
    this.ear.lost(code)
    if (this.#ended || FINAL.includes(code)) return
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)]!
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.7 + 0.6 * Math.random()))
  }
}
