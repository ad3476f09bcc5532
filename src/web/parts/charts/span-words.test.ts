import { expect, test } from 'vitest'
import { shortSpanText, spanSummary, spanText } from './span-words.ts'

const spans = [
  { from: '2026-11-07', to: '2026-11-13', views: 1200, applications: 0 },
  { from: '2026-11-14', to: '2026-11-20', views: 30, applications: 0 },
]

test('a span has a short name for an axis and a whole one for a table', () => {
  expect(spans.map(shortSpanText)).toEqual(['11/13', '11/20'])
  expect(spans.map(spanText)).toEqual(['11月7日〜11月13日', '11月14日〜11月20日'])
  expect(spanText({ ...spans[0]!, from: '2026-11-13' })).toBe('11月13日')
})

test('the sentence tells the sum, the most and the latest', () => {
  expect(spanSummary(spans, { of: 'views', title: '閲覧', unit: '回' })).toBe(
    '11月7日から11月20日までの閲覧は1,230回です。最も多いのは11月7日〜11月13日の1,200回、直近は30回です。',
  )
  expect(spanSummary(spans, { of: 'applications', title: '応募', unit: '件' })).toBe('応募はありません')
})
