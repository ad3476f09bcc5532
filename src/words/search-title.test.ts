import { expect, test } from 'vitest'
import { searchTitle } from './search-title.ts'

test('a search is named by its conditions', () => {
  expect(searchTitle({})).toBe('すべての求人')
  expect(searchTitle({ keyword: '経理' })).toBe('「経理」の求人')
  expect(searchTitle({ prefecture: ['tokyo'], employment: ['fulltime'] })).toBe('東京都・正社員の求人')
  expect(searchTitle({ keyword: '経理', prefecture: ['tokyo'], category: ['office'] })).toBe(
    '東京都・事務の「経理」の求人',
  )
})

test('filters of the terms are named', () => {
  expect(searchTitle({ holidaysMin: 120, overtimeMax: 20, remoteDays: 2, transfer: ['none'] })).toBe(
    '年間休日120日以上・残業月20時間以内・在宅勤務週2日以上・転勤なしの求人',
  )
  expect(searchTitle({ overtimeMax: 0, payUnit: ['day'], hourlyMin: 1_200, trial: ['none'], verified: true })).toBe(
    '残業なし・日給・時給1,200円以上・試用期間なし・確認済みの企業の求人',
  )
})

test('the finer filters are named as well', () => {
  expect(
    searchTitle({ salaryMin: 300_000, way: ['daily-pay'], band: ['night'], daysMax: 2, hoursMax: 4 }, [
      '日払い',
      '夜（19〜22時）',
    ]),
  ).toBe('日払い・夜（19〜22時）・週2日から・1日4時間から・月給30万円以上（上限）の求人')
  expect(searchTitle({ style: ['hybrid'], experience: ['entry'], salaryFloor: 300_000, newOnly: true })).toBe(
    'ハイブリッド・未経験可・月給30万円以上・7日以内の新着の求人',
  )
})
