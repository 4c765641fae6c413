/** Records that somebody drags onto the page, or chooses. */
import { comeIn, post, Refusal } from './api'
import { us } from './me.svelte'
import { go } from './route.svelte'
import { t } from './words.svelte'
import type { Study } from '../wire'

const MOST = 240_000 // bytes

export const isRecord = (file: File): boolean => file.name.endsWith('.edubba')

/** The files that are dragged; some browsers tell their names only when they are dropped. */
export const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** Have a record checked and kept, and look at it. */
export async function bring(file: File): Promise<void> {
  if (file.size > MOST) throw new Refusal('too-long', t('page-replay-too-long'), 413)
  const record = await file.text()
  if (!record.trim()) throw new Refusal('empty', t('page-replay-empty'), 400)
  us.me = await comeIn()
  const { id } = await post<Study>('/api/studies', { record })
  go(`/replay/${id}?at=0`)
}
