/** What this browser remembers of lessons: those that are done, and how far the others are. */
const KEY = 'edubba-lessons'

type Progress = { done: Record<string, string[]>; at: Record<string, string[]> }

function stored(): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>
    return { done: found.done ?? {}, at: found.at ?? {} }
  } catch {
    return { done: {}, at: {} }
  }
}

const progress = $state<Progress>(stored())

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // a browser that keeps nothing: it is known as long as the page is there
  }
}

export const done = (game: string, lesson: string): boolean => progress.done[game]?.includes(lesson) ?? false

/** What was played in a lesson that was left. */
export const left = (game: string, lesson: string): string[] => [...(progress.at[`${game}/${lesson}`] ?? [])]

export function leave(game: string, lesson: string, played: readonly string[]): void {
  progress.at[`${game}/${lesson}`] = [...played]
  keep()
}

export function finish(game: string, lesson: string): void {
  if (!done(game, lesson)) progress.done[game] = [...(progress.done[game] ?? []), lesson]
  delete progress.at[`${game}/${lesson}`]
  keep()
}

export function forget(game: string): void {
  delete progress.done[game]
  for (const key of Object.keys(progress.at)) if (key.startsWith(`${game}/`)) delete progress.at[key]
  keep()
}
