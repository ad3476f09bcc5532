import { expect, test } from 'vitest'
import { completed, optionAfter, popupSpace, typedTerm } from './suggestions.tsx'

const free = { top: 64, bottom: 900 }

test.each([
  ['hang below the field as far as the window goes', { top: 200, bottom: 300 }, free, false, 592],
  ['stand above the field near the foot of the window', { top: 635, bottom: 750 }, free, true, 563],
  ['stay below where there is room for some of them', { top: 459, bottom: 546 }, { top: 64, bottom: 844 }, false, 290],
  ['are where there is more room in a low window', { top: 100, bottom: 190 }, { top: 64, bottom: 320 }, false, 122],
  ['are never higher than nothing', { top: 60, bottom: 150 }, { top: 64, bottom: 140 }, true, 0],
])('the suggestions %s', (_, field, window, above, height) => {
  expect(popupSpace(field, window)).toEqual({ above, height })
})

test('the last term is the one that is being typed; between words, in quotes and behind a minus there is none', () => {
  expect(typedTerm('看護')).toEqual({ before: '', term: '看護' })
  expect(typedTerm('東京　夜勤 看')).toEqual({ before: '東京　夜勤 ', term: '看' })
  expect(['', '看護 ', '看護　', '"正社員 未', '看護 -夜', '"正社員"'].map(typedTerm)).toEqual(Array(6).fill(null))
})

test('a suggestion is whole when it replaces everything', () => {
  expect(completed({ before: '', term: '看' }, '看護師')).toEqual({ keyword: '看護師', whole: true })
  expect(completed({ before: '東京 ', term: '看' }, '看護師')).toEqual({ keyword: '東京 看護師', whole: false })
})

test('the arrows go round through the text field; Home and End belong to the text until an option is active', () => {
  const after = (key: string, active: number[], count = 3) => active.map((at) => optionAfter(key, at, count))
  expect(after('ArrowDown', [-1, 0, 1, 2])).toEqual([0, 1, 2, -1])
  expect(after('ArrowUp', [-1, 0, 1, 2])).toEqual([2, -1, 0, 1])
  expect([after('Home', [-1, 1]), after('End', [-1, 1])]).toEqual([
    [undefined, 0],
    [undefined, 2],
  ])
  expect([...after('a', [0]), ...after('ArrowDown', [-1], 0)]).toEqual([undefined, undefined])
})
