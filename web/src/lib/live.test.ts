import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let ear: { heard: (message: unknown) => void; lost: (code: number) => void }
let sent: { id: number; command?: unknown }[] = []
vi.mock('./words.svelte', () => ({ lang: () => 'en', t: (key: string) => key }))
vi.mock('./line', () => ({
  Line: class {
    constructor(_: unknown, listening: typeof ear) {
      ear = listening
    }
    send(message: { id: number }): boolean {
      sent.push(message)
      return true
    }
    renew(): void {}
    end(): void {}
  },
}))
const { Live } = await import('./live.svelte')

const state = (version: number) => ({ version, draft: null })
const scene = (...rolls: number[]) => ({ now: 1000, parts: [{ name: 'map', svg: `map ${rolls.length}` }], rolls: rolls.map((text) => ({ text, dice: [1, 2] })) })
const problem = { code: 'no', detail: 'Not now.', status: 409 }

beforeEach(() => void (sent = []))
afterEach(() => vi.useRealTimers())

function opened(): InstanceType<typeof Live> {
  const live = new Live('m', '')
  ear.heard({ type: 'snapshot', version: 1, state: state(1), chat: [], scene: scene(3) })
  return live
}

test('dice of the past are not rolled again, new ones once', () => {
  const live = opened()
  expect(live.rolls).toEqual([])
  ear.heard({ type: 'events', state: state(2), scene: scene(3, 7) })
  ear.heard({ type: 'draft', state: state(2), scene: scene(3, 7) })
  expect(live.rolls.map((roll) => roll.text)).toEqual([7])
})

test('the dice that are shown stay, and of those that wait the last', () => {
  const live = opened()
  for (const text of [5, 6, 7, 8]) ear.heard({ type: 'events', state: state(text), scene: scene(text) })
  expect(live.rolls.map((roll) => roll.text)).toEqual([5, 8])
})

test('a picture that is left out stays as it was', () => {
  const live = opened()
  ear.heard({ type: 'events', state: state(2), scene: { ...scene(), parts: [{ name: 'map', svg: null }] } })
  expect(live.pictures).toEqual({ map: 'map 1' })
})

test('a command goes out with the version that is seen and waits for its answer', async () => {
  const live = opened()
  const done = live.send({ do: 'commit', revision: 0 })
  expect(sent[0]).toMatchObject({ type: 'command', command: { do: 'commit', version: 1 } })
  expect(live.pending).toBe(1)
  ear.heard({ type: 'ack', id: sent[0]!.id, version: 2, revision: 0 })
  await done
  expect(live.pending).toBe(0)
})

test('a refusal without a number is for the oldest command', async () => {
  const live = opened()
  const done = live.send({ do: 'commit', revision: 0 })
  ear.heard({ type: 'problem', id: null, problem })
  await expect(done).rejects.toThrow('Not now.')
})

test('when the line breaks nobody is left waiting, and the reason is told', async () => {
  const live = opened()
  const done = live.send({ do: 'commit', revision: 0 })
  ear.lost(4403)
  await expect(done).rejects.toThrow('page-not-saved')
  expect([live.open, live.gone]).toEqual([false, 'page-shut-out'])
})

const stale = { code: 'table-stale', detail: 'The table has changed.', status: 409 }
const asked = { what: 'abandon', seat: 1, keep: 0, waiting: [2] }

test('what means the same after a move of somebody else is asked once more', async () => {
  const live = opened()
  const done = live.send({ do: 'abandon', seat: 1 })
  ear.heard({ type: 'problem', id: sent[0]!.id, problem: stale })
  await Promise.resolve()
  expect(sent.length).toBe(1) // not before the new version is there
  ear.heard({ type: 'events', state: state(2), scene: scene() })
  await vi.waitFor(() => expect(sent.length).toBe(2))
  expect(sent[1]).toMatchObject({ command: { do: 'abandon', seat: 1, version: 2 } })
  expect(live.pending).toBe(1)
  ear.heard({ type: 'ack', id: sent[1]!.id, version: 3, revision: 0 })
  await done
  expect(live.pending).toBe(0)
})

test('a move is not made on a board that has changed', async () => {
  const live = opened()
  const done = live.send({ do: 'commit', revision: 0 })
  ear.heard({ type: 'problem', id: sent[0]!.id, problem: stale })
  ear.heard({ type: 'events', state: state(2), scene: scene() })
  await expect(done).rejects.toThrow('changed')
  expect(sent.length).toBe(1)
})

test.each([
  [asked, 2],
  [{ ...asked, waiting: [3] }, 2],
  [{ ...asked, seat: 2 }, 1],
  [null, 1],
])('an answer is for the question it was given to: then %j', async (then, times) => {
  const live = opened()
  ear.heard({ type: 'events', state: { ...state(2), question: asked }, scene: scene() })
  const done = live.send({ do: 'answer', yes: true }).catch((error: Error) => error.message)
  ear.heard({ type: 'problem', id: sent[0]!.id, problem: stale })
  ear.heard({ type: 'events', state: { ...state(3), question: then }, scene: scene() })
  if (times === 2) {
    await vi.waitFor(() => expect(sent.length).toBe(2))
    ear.heard({ type: 'ack', id: sent[1]!.id, version: 4, revision: 0 })
  }
  expect(await done).toBe(times === 2 ? undefined : 'The table has changed.')
  expect(sent.length).toBe(times)
})

test('when the line breaks before the new version comes, that is told', async () => {
  const live = opened()
  const done = live.send({ do: 'resign', seat: 1 })
  ear.heard({ type: 'problem', id: sent[0]!.id, problem: stale })
  await Promise.resolve()
  ear.lost(1006)
  await expect(done).rejects.toThrow('page-not-saved')
})
