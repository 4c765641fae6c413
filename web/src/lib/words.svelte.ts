/** What the page says: Fluent messages from the server, in the language that was chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  hu: 'Magyar',
  it: 'Italiano',
  ro: 'Română',
}

const words = $state<{ bundle: FluentBundle | null; lang: string }>({ bundle: null, lang: 'en' })

/** Speak a language from now on. */
export async function speak(lang: string): Promise<void> {
  const answer = await fetch(`/api/texts/${lang}`)
  if (!answer.ok) throw new Error(`no texts: ${answer.status}`)
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(await answer.text()))
  words.bundle = bundle
  words.lang = lang
  settings.lang = lang
  document.documentElement.lang = lang
}

/** The language that was chosen before, else the first of the browser's that is one of ours. */
export async function start(): Promise<void> {
  const liked = [settings.lang, ...navigator.languages.map((each) => each.slice(0, 2))]
  await speak(liked.find((each) => each in LANGUAGES) ?? 'en')
}

export function lang(): string {
  return words.lang
}

/** Names in a row, as the language joins them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(names)
}

/** A bot's level in words. */
export const levelled = (level: string): string => t('page-level', { level })

/** A message; its key where there is none, so that nothing is lost. */
export function t(key: string, facts?: Record<string, FluentVariable>): string {
  const message = words.bundle?.getMessage(key)
  return message?.value ? words.bundle!.formatPattern(message.value, facts ?? {}) : key
}
