/** Texts of rules: what a search finds in them, and the rules that they name. */
import type { ChapterTold, RuleTold, RulesTold } from '../../wire'

/** A piece of a text: found by the search, or the number of another rule. */
export type Piece = { text: string; found: boolean; rule: string }

const NUMBER = /\b[A-Z]\d+\b/g

/** Small letters without accents, as long as the text. */
export function folded(text: string): string {
  return text.replace(/./gsu, (char) => {
    const plain = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === char.length ? plain : char
  })
}

/** What is looked for, word by word; the number of a rule is meant as a whole. */
export function wanted(query: string): RegExp[] {
  const words = folded(query).split(/\s+/).filter((word) => word)
  return words.map((word) => {
    const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(/^[a-z]\d+$/.test(word) ? `\\b${plain}\\b` : plain, 'g')
  })
}

/** Whether a text has all that is looked for. */
export function has(text: string, words: readonly RegExp[]): boolean {
  const plain = folded(text)
  return words.every((word) => plain.search(word) >= 0)
}

/** A text in pieces, so that what was found can be marked and rules can be followed. */
export function pieces(text: string, words: readonly RegExp[], known: ReadonlySet<string>): Piece[] {
  const found = new Array<boolean>(text.length).fill(false)
  const rules = new Array<string>(text.length).fill('')
  for (const each of text.matchAll(NUMBER)) {
    if (known.has(each[0])) rules.fill(each[0], each.index, each.index + each[0].length)
  }
  const plain = folded(text)
  for (const word of words) for (const each of plain.matchAll(word)) found.fill(true, each.index, each.index + each[0].length)
  const cut: Piece[] = []
  for (let k = 0; k < text.length; k++) {
    const last = cut.at(-1)
    if (last && last.found === found[k] && last.rule === rules[k]) last.text += text[k]
    else cut.push({ text: text[k]!, found: found[k]!, rule: rules[k]! })
  }
  return cut
}

/** The rules of a chapter that have what is looked for; those of a chapter whose title has it are all found. */
export function matching(chapter: ChapterTold, words: readonly RegExp[]): RuleTold[] {
  if (!words.length || has(chapter.title, words)) return chapter.rules
  return chapter.rules.filter((each) => has(`${each.rule} ${each.text}`, words))
}

/** A rule by its number. */
export function ruleIn(book: RulesTold, number: string): RuleTold | undefined {
  return book.chapters.flatMap((chapter) => chapter.rules).find((each) => each.rule === number)
}
