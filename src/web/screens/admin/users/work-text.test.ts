import { expect, test } from 'vitest'
import { lossText, workText } from './work-text.ts'

test.each([
  ['user', 0, 6, '応募 6'],
  ['employer', 1_204, 0, '求人 1,204'],
  ['admin', 2, 0, '—'],
  ['employer', 4, 1, '求人 4・応募 1'],
  ['user', 2, 0, '応募 0・求人 2'],
] as const)('the work of a %s with %i jobs and %i applications', (role, job_count, application_count, text) => {
  expect(workText({ role, job_count, application_count })).toBe(text)
})

test('deleting a user names what is deleted with them', () => {
  expect(lossText({ role: 'user', job_count: 0, application_count: 3 })).toBe(
    'プロフィール、履歴書、応募3件など、関連するデータもすべて削除されます。',
  )
  expect(lossText({ role: 'employer', job_count: 2, application_count: 0 })).toBe(
    'プロフィール、履歴書、求人2件とその求人への応募など、関連するデータもすべて削除されます。',
  )
})
