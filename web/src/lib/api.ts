/** The HTTP API: who we are, and requests that end in an answer or in a sentence. */
import type { Acknowledged, Document as ProblemDocument, Me } from '../wire'
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

let csrf = ''

export async function call<T>(method: string, path: string, data?: unknown): Promise<T> {
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
  try {
    return known(await get<Me>('/api/me'))
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null
    throw error
  }
}

/** Who we are, a guest at least. */
export async function comeIn(): Promise<Me> {
  return (await whoami()) ?? known(await post<Me>('/api/guest', { language: lang() }))
}

export async function enter(path: string, data: unknown): Promise<Me> {
  return known(await post<Me>(path, data))
}

/** Take a seat at a match; each seat brings a seed of its own for the draws. */
export async function join(match: string, version: number, name: string, seat?: number, invitation = ''): Promise<Acknowledged> {
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const wish: Record<string, unknown> = { do: 'join', version, name, seed, invitation }
  if (seat) wish.seat = seat
  return post(`/api/matches/${match}/commands`, wish)
}
