import { expect, test } from 'vitest'
import { offer, open } from './picks'

const choice = (text: string, ...tokens: string[]) => ({ text, tokens })
const sumeria = [choice('+b', 'b'), choice('+c', 'c'), choice('a>b', 'a', 'b'), choice('a>c', 'a', 'c'), choice('-a', 'a', 'remove')]
const place = [choice('place g*1', 'place', 'g', '1'), choice('place g*2', 'place', 'g', '2'), choice('place h*1', 'place', 'h', '1')]

test('one click completes what it alone can mean', () => {
  expect(offer(sumeria, ['b']).done?.text).toBe('+b')
})

test('one click picks, the next completes', () => {
  expect(offer(sumeria, ['a'])).toEqual({ done: null, next: ['b', 'c', 'remove'], left: 3 })
  expect(offer(sumeria, ['a', 'c']).done?.text).toBe('a>c')
  expect(offer(sumeria, ['a', 'remove']).done?.text).toBe('-a')
})

test('a word that all choices share need not be picked', () => {
  expect(offer(place, []).next).toEqual(['g', 'h'])
  expect(offer(place, ['g'])).toEqual({ done: null, next: ['1', '2'], left: 2 })
  expect(offer(place, ['g', '2']).done?.text).toBe('place g*2')
})

test('a place may be picked before the word', () => {
  const choices = [choice('found u', 'found', 'u'), choice('move-city x>u', 'move-city', 'x', 'u'), choice('pass', 'pass')]
  expect(offer(choices, ['u']).next).toEqual(['found', 'move-city'])
  expect(offer(choices, ['u', 'found']).done?.text).toBe('found u')
  expect(offer(choices, ['x', 'u']).done?.text).toBe('move-city x>u')
  expect(offer(choices, ['pass']).done?.text).toBe('pass')
})

test('nothing happens before the first click, also where there is one choice', () => {
  expect(offer([choice('done', 'done')], [])).toEqual({ done: null, next: ['done'], left: 1 })
})

test('a word alone does not choose a place', () => {
  expect(offer([choice('found u', 'found', 'u')], ['found'])).toEqual({ done: null, next: ['u'], left: 1 })
})

test('what leads nowhere is told', () => {
  expect(offer(sumeria, ['z']).left).toBe(0)
})

test('the same token may be picked twice', () => {
  const takes = [choice('*EE', 'E', 'E'), choice('*EM', 'E', 'M')]
  expect(offer(takes, ['E'])).toEqual({ done: null, next: ['E', 'M'], left: 2 })
  expect(offer(takes, ['E', 'E']).done?.text).toBe('*EE')
})

test('the order of two places counts', () => {
  const moves = [choice('move-city x>u', 'move-city', 'x', 'u'), choice('move-city u>x', 'move-city', 'u', 'x')]
  expect(offer(moves, ['u', 'x']).done?.text).toBe('move-city u>x')
})

test('a lone number behind the last pick need not be picked, a lone word must', () => {
  expect(offer([choice('place g*1', 'place', 'g', '1'), choice('done', 'done')], ['g']).done?.text).toBe('place g*1')
  expect(offer([choice('-a', 'a', 'remove'), choice('+b', 'b')], ['a'])).toEqual({ done: null, next: ['remove'], left: 1 })
})

test('at first everything that a choice names can be picked, later what goes on', () => {
  expect([...open(sumeria, [], offer(sumeria, []))].sort()).toEqual(['a', 'b', 'c', 'remove'])
  expect([...open(sumeria, ['a'], offer(sumeria, ['a']))]).toEqual(['b', 'c', 'remove'])
  expect(open(place, ['g'], offer(place, ['g'])).has('h')).toBe(false)
})
