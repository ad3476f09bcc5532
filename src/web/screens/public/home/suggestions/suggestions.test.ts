import { expect, test } from 'vitest'
import { completed, optionAfter, popupSpace, typedTerm } from './suggestions.tsx'

const free = { top: 64, bottom: 900 }

test('the suggestions hang below the field as far as the window goes', () => {
  expect(popupSpace({ top: 200, bottom: 300 }, free)).toEqual({ above: false, height: 592 })
})

test('near the foot of the window they stand above the field', () => {
  expect(popupSpace({ top: 635, bottom: 750 }, free)).toEqual({ above: true, height: 563 })
})

test('room for some of them is enough to stay below', () => {
  expect(popupSpace({ top: 459, bottom: 546 }, { top: 64, bottom: 844 }).above).toBe(false)
})

test('in a low window they are where there is more room, and never higher than nothing', () => {
  expect(popupSpace({ top: 100, bottom: 190 }, { top: 64, bottom: 320 })).toEqual({ above: false, height: 122 })
  expect(popupSpace({ top: 60, bottom: 150 }, { top: 64, bottom: 140 }).height).toBe(0)
})

test('the last term is the one that is being typed', () => {
  expect(typedTerm('看護')).toEqual({ before: '', term: '看護' })
  expect(typedTerm('東京　夜勤 看')).toEqual({ before: '東京　夜勤 ', term: '看' })
})

test('between words, in quotes and behind a minus nothing is suggested', () => {
  expect(['', '看護 ', '看護　', '"正社員 未', '看護 -夜', '"正社員"'].map(typedTerm)).toEqual(Array(6).fill(null))
})

test('a suggestion is whole when it replaces everything', () => {
  expect(completed({ before: '', term: '看' }, '看護師')).toEqual({ keyword: '看護師', whole: true })
  expect(completed({ before: '東京 ', term: '看' }, '看護師')).toEqual({ keyword: '東京 看護師', whole: false })
})

test('the arrows go round through the text field', () => {
  expect([-1, 0, 1, 2].map((active) => optionAfter('ArrowDown', active, 3))).toEqual([0, 1, 2, -1])
  expect([-1, 0, 1, 2].map((active) => optionAfter('ArrowUp', active, 3))).toEqual([2, -1, 0, 1])
})

test('Home and End belong to the text until an option is active', () => {
  expect(['Home', 'End'].map((key) => optionAfter(key, -1, 3))).toEqual([undefined, undefined])
  expect(['Home', 'End'].map((key) => optionAfter(key, 1, 3))).toEqual([0, 2])
})

test('other keys, and keys without options, lead nowhere', () => {
  expect(optionAfter('a', 0, 3)).toBeUndefined()
  expect(optionAfter('ArrowDown', -1, 0)).toBeUndefined()
})
