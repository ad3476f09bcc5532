import { expect, test } from 'vitest'
import { rowFacts } from './card-facts.ts'

test('a row has 在宅可 beside its place, and the bonus without its conditions', () => {
  const bonusOf = (bonus: string) => rowFacts({ location: '', terms: { pay: { unit: 'month', bonus } } }).bonus
  expect(['年2回（6月・12月）、前年実績3か月', '年2回', 'なし'].map(bonusOf)).toEqual([
    '賞与 年2回',
    '賞与 年2回',
    '賞与 なし',
  ])
  const placeOf = (location: string) => rowFacts({ location, terms: null }).place
  expect(placeOf('新潟県三条市（在宅勤務可）')).toEqual({ fact: '新潟県三条市', chip: '在宅可', note: null })
  expect(placeOf('（リモート可）')).toEqual({ fact: '（リモート可）', note: null })
  expect(placeOf('東京都港区（芝浦）')).toEqual({ fact: '東京都港区（芝浦）', note: null })
})
