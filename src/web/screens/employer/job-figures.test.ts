import { expect, test } from 'vitest'
import { changeText, viewsAround } from './job-figures.tsx'

test('a change lists the fields of its correction', () => {
  expect(changeText({ kind: 'corrected', fields: ['title', 'salary_min', 'terms'] })).toBe(
    '修正の承認（求人タイトル、募集条件）',
  )
  expect(changeText({ kind: 'closed' })).toBe('募集の終了')
})

test('views before and after a change appear after a whole week', () => {
  const days = Array.from({ length: 16 }, (_, at) => ({ day: `2026-11-${String(at + 1).padStart(2, '0')}`, views: at }))
  expect(viewsAround(days, '2026-11-08')).toEqual({ before: 21, after: 77 })
  expect(viewsAround(days, '2026-11-10')).toEqual({ before: 35, after: null })
  expect(viewsAround(days, '2026-11-07')).toEqual({ before: null, after: 70 })
})
