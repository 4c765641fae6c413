import { describe, expect, it } from 'vitest'
import type { ChapterTold } from '../../wire'
import { folded, has, matching, pieces, wanted } from './telling'

describe('a text of the rules', () => {
  it('is searched without regard to accents and capitals', () => {
    expect(folded('Öszvér Ășț')).toBe('oszver ast')
    expect(has('A Trader moves', wanted('MOVES trader'))).toBe(true)
    expect(has('A trader moves', wanted('trader stops'))).toBe(false)
    expect(has('anything', wanted('  '))).toBe(true)
    expect(has('a (b', wanted('(b'))).toBe(true)
  })

  it('is found by the whole number of a rule', () => {
    expect(has('see R37', wanted('r37'))).toBe(true)
    expect(has('see R37', wanted('R3'))).toBe(false)
  })

  it('is cut where something was found or a rule is named', () => {
    const cut = pieces('You stop (R37), not R999.', wanted('stop'), new Set(['R37']))
    expect(cut.map((piece) => piece.text).join('')).toBe('You stop (R37), not R999.')
    expect(cut.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['stop'])
    expect(cut.filter((piece) => piece.rule).map((piece) => piece.text)).toEqual(['R37'])
  })
})

describe('a chapter', () => {
  const rule = (number: string, text: string) => ({ rule: number, text, marks: [] })
  const chapter: ChapterTold = { id: 'x', title: 'Moving', figure: null, examples: [], rules: [rule('R1', 'One.'), rule('R2', 'Two.')] }

  it('keeps the rules that were found, or all of them where its title was', () => {
    expect(matching(chapter, wanted('two')).map((each) => each.rule)).toEqual(['R2'])
    expect(matching(chapter, wanted('r1')).map((each) => each.rule)).toEqual(['R1'])
    expect(matching(chapter, wanted('moving'))).toHaveLength(2)
    expect(matching(chapter, [])).toHaveLength(2)
  })
})
