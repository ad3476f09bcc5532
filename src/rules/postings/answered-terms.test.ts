import { expect, test } from 'vitest'
import { sinceAnswer, unstatedTerms } from './answered-terms.ts'

test('a term that an answer states and the posting lacks is named until an edit adds it', () => {
  const answer = '年間休日は１２４日です。残業は月5時間ほどです。'
  const before = { hours: { overtime: 'some' as const, overtime_hours: 5 } }
  expect(unstatedTerms(answer, before)).toEqual([{ term: 'holidays.annual_days', label: '年間休日' }])
  expect(unstatedTerms('はい、あります。', null)).toEqual([])
  const after = { ...before, holidays: { annual_days: 124 }, trial: { exists: false } }
  expect(sinceAnswer(answer, before, after)).toEqual({
    added: ['年間休日'],
    changed: [{ label: '試用期間', from: '', to: 'なし' }],
  })
})
