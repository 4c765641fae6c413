/** From clicks to a choice. A choice is a path of tokens; what is picked narrows the choices down. No rules here. */
import type { Choice } from '../wire'

export interface Offer {
  /** The choice that is meant, as soon as there is only one. */
  done: Choice | null
  /** What may be picked next. */
  next: string[]
  /** How many choices are left. */
  left: number
}

/** Where nothing can be picked. */
export const NOTHING: Offer = { done: null, next: [], left: 0 }

/** What is left after some picks; `left` 0 where they lead nowhere. */
export function offer(choices: readonly Choice[], picks: readonly string[]): Offer {
  const fitting = led(choices, picks)
  const last = picks.at(-1)
  const exact = fitting.filter((choice) => covered(choice, picks).length === choice.tokens.length)
  const single = fitting.length === 1 ? fitting[0]! : null
  if (picks.length && exact.length === 1 && (single || !fitting.some((each) => longer(each, picks)))) {
    return { done: exact[0]!, next: [], left: 1 }
  }
  if (single && last !== undefined && clear(single, picks)) return { done: single, next: [], left: 1 }
  return { done: null, next: [...new Set(following(fitting, picks))], left: fitting.length }
}

/** Every token that can be picked now: what may come next, and at the beginning whatever a choice names. */
export function open(choices: readonly Choice[], picks: readonly string[], offered: Offer): Set<string> {
  return new Set([...offered.next, ...(picks.length ? [] : choices.flatMap((choice) => choice.tokens))])
}

/** The choices that begin with the picks; where none does, that have them in this order; else in any order. */
function led(choices: readonly Choice[], picks: readonly string[]): Choice[] {
  const straight = choices.filter((choice) => picks.every((pick, k) => choice.tokens[k] === pick))
  if (straight.length) return straight
  const ordered = choices.filter((choice) => inOrder(choice, picks))
  return ordered.length ? ordered : choices.filter((choice) => covered(choice, picks).length === picks.length)
}

function inOrder(choice: Choice, picks: readonly string[]): boolean {
  const at = covered(choice, picks)
  return at.length === picks.length && at.every((each, k) => k === 0 || at[k - 1]! < each)
}

/** The indexes of a choice's tokens that the picks are: for each pick the next one after the last, or any. */
function covered(choice: Choice, picks: readonly string[]): number[] {
  const found: number[] = []
  for (const pick of picks) {
    const free = choice.tokens.flatMap((token, k) => (token === pick && !found.includes(k) ? [k] : []))
    const at = free.find((k) => k > (found.at(-1) ?? -1)) ?? free[0]
    if (at === undefined) break
    found.push(at)
  }
  return found
}

/** Whether nothing is left to say of the only choice: words before the last pick, or a number behind it. */
function clear(choice: Choice, picks: readonly string[]): boolean {
  const had = covered(choice, picks)
  const end = Math.max(...had)
  return choice.tokens.every((token, k) => had.includes(k) || k < end || /^\d+$/.test(token))
}

function longer(choice: Choice, picks: readonly string[]): boolean {
  return choice.tokens.length > picks.length && picks.every((pick, k) => choice.tokens[k] === pick)
}

/** The next token of each choice; a token that all of them share and nobody need pick is passed over. */
function following(fitting: readonly Choice[], picks: readonly string[]): string[] {
  const open = fitting.map((choice) => {
    const had = new Set(covered(choice, picks))
    return choice.tokens.filter((_, k) => !had.has(k))
  })
  let depth = 0
  while (open.length > 1 && open.every((rest) => rest.length > depth + 1 && rest[depth] === open[0]![depth])) depth++
  return open.flatMap((rest) => rest.slice(depth, depth + 1))
}
