import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from './line'

class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  closed = false
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.closed = true // a dead line never says farewell
  }
  open(): void {
    this.readyState = 1
    this.say('hello')
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1)!
const page = new EventTarget()
let hidden = false
let heard: unknown[] = []
let lost: number[] = []
let line: Line

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  const timers = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval }
  vi.stubGlobal('window', Object.assign(new EventTarget(), timers))
  vi.stubGlobal('document', Object.defineProperty(page, 'hidden', { get: () => hidden, configurable: true }))
  FakeSocket.all = []
  heard = []
  lost = []
  hidden = false
  line = new Line(() => 'ws://here', { heard: (message) => heard.push(message), lost: (code) => lost.push(code) })
})
afterEach(() => {
  line.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a line that is silent too long is replaced without waiting for its farewell', () => {
  const dead = newest()
  dead.open()
  vi.advanceTimersByTime(5_000)
  expect(dead.sent).toContain('{"type":"ping"}')
  expect(lost).toContain(0)
  expect(dead.closed).toBe(true)
  expect(newest()).not.toBe(dead)
})

test('a line that answers is kept', () => {
  newest().open()
  for (let k = 0; k < 120; k++) {
    vi.advanceTimersByTime(1_000)
    newest().say({ type: 'pong' })
  }
  expect(FakeSocket.all.length).toBe(1)
  expect(lost).toEqual([])
})

test('an old line is not heard once there is a new one', () => {
  const old = newest()
  old.open()
  line.renew()
  newest().open()
  heard = []
  lost = []
  old.say('late')
  old.onclose?.({ code: 1006 })
  expect(heard).toEqual([])
  expect(lost).toEqual([])
})

test('when the network goes the line counts as broken at once, and comes back with it', () => {
  newest().open()
  window.dispatchEvent(new Event('offline'))
  expect(lost).toEqual([0])
  expect(line.send({})).toBe(false)
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.all.length).toBe(2)
})

test('it tries again and again, but not where the server has a reason', () => {
  newest().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all.length).toBe(2)
  newest().onclose?.({ code: 4404 })
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all.length).toBe(2)
  expect(lost).toEqual([1006, 4404])
})

test('after its end nothing happens any more', () => {
  newest().open()
  line.end()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all.length).toBe(1)
})
