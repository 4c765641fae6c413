/** The HTTP API: who we are, and requests that end in an answer or in a sentence. */
import type { Acknowledged, Document as ProblemDocument, Me, NewMatch, Opened, Visitor, Wire } from '../wire'
import { lang, t } from './words.svelte'

/** A refusal, told in a sentence of the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** What to tell the reader of something that went wrong. */
export function told(error: unknown): string {
  return error instanceof Refusal ? error.message : t('page-trouble')
}

/** How often a join is tried while others are sitting down. */
const TRIES = 5

let csrf = ''

/** A request; if somebody signed in elsewhere in this browser meanwhile, it is made once more as that person. */
export async function call<T>(method: string, path: string, data?: unknown): Promise<T> {
  try {
    return await request<T>(method, path, data)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'people-csrf') throw error
    await whoami()
    return request<T>(method, path, data)
  }
}

async function request<T>(method: string, path: string, data?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': lang() }
  if (data !== undefined) headers['Content-Type'] = 'application/json'
  if (csrf) headers['X-Edubba-CSRF'] = csrf
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: data === undefined ? undefined : JSON.stringify(data) })
  } catch {
    throw new Refusal('offline', t('page-offline'), 0)
  }
  if (answer.ok) {
    const type = answer.headers.get('content-type') ?? ''
    return (type.includes('json') ? await answer.json() : await answer.text()) as T
  }
  const problem = (await answer.json().catch(() => null)) as ProblemDocument | null
  throw new Refusal(problem?.code ?? 'unknown', problem?.detail ?? t('page-trouble'), answer.status)
}

export const get = <T>(path: string): Promise<T> => call('GET', path)
export const post = <T>(path: string, data: unknown = {}): Promise<T> => call('POST', path, data)

function known(me: Me): Me {
  csrf = me.csrf ?? ''
  return me
}

/** Who we are; null for a passer-by. */
export async function whoami(): Promise<Me | null> {
  const { me } = await get<Visitor>('/api/visitor')
  return me && known(me)
}

/** Who we are, a guest at least. */
export async function comeIn(): Promise<Me> {
  return (await whoami()) ?? known(await post<Me>('/api/guest', { language: lang() }))
}

export async function enter(path: string, data: unknown): Promise<Me> {
  return known(await post<Me>(path, data))
}

/** Open a table and sit down; where one person has several seats, the names tell them apart. */
export async function openTable(wish: NewMatch, own: readonly number[], named: (name: string, seat: number) => string): Promise<{ me: Me; path: string }> {
  const me = await comeIn()
  return { me, path: await sitDown(await post<Opened>('/api/matches', wish), me.name, own, named) }
}

/** Take seats at a table that was opened; the address of the table. */
export async function sitDown({ match, invitation }: Opened, name: string, own: readonly number[], named: (name: string, seat: number) => string): Promise<string> {
  let version = match.version
  for (const seat of own) version = (await join(match.id, version, own.length > 1 ? named(name, seat) : name, seat, invitation)).version
  return `/match/${match.id}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`
}

/**
 * Take a seat at a match; each seat brings a seed of its own for the draws. If somebody else sat down first, the
 * join is stale and is tried again on the new version; a seat that is taken by then is refused by the server.
 */
export async function join(match: string, version: number, name: string, seat?: number, invitation = ''): Promise<Acknowledged> {
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const path = `/api/matches/${match}`
  for (let tries = 1; ; tries++) {
    const wish: Wire['Command'] = { do: 'join', version, name, seed, invitation, ...(seat ? { seat } : {}) }
    try {
      return await post(`${path}/commands`, wish)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'table-stale' || tries === TRIES) throw error
      const query = invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''
      version = (await get<{ version: number }>(path + query)).version
    }
  }
}
