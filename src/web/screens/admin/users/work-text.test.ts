import { expect, test } from 'vitest'
import { lossText, workText } from './work-text.ts'

test('a seeker counts applications, an employer jobs, an administrator nothing', () => {
  expect(workText({ role: 'user', job_count: 0, application_count: 6 })).toBe('応募 6')
  expect(workText({ role: 'employer', job_count: 1_204, application_count: 0 })).toBe('求人 1,204')
  expect(workText({ role: 'admin', job_count: 2, application_count: 0 })).toBe('—')
})

test('a person who changed sides counts both', () => {
  expect(workText({ role: 'employer', job_count: 4, application_count: 1 })).toBe('求人 4・応募 1')
  expect(workText({ role: 'user', job_count: 2, application_count: 0 })).toBe('応募 0・求人 2')
})

test('deleting a user names what goes with them', () => {
  expect(lossText({ role: 'user', job_count: 0, application_count: 3 })).toBe(
    'プロフィール、履歴書、応募3件など、関連するデータもすべて削除されます。',
  )
  expect(lossText({ role: 'employer', job_count: 2, application_count: 0 })).toBe(
    'プロフィール、履歴書、求人2件とその求人への応募など、関連するデータもすべて削除されます。',
  )
})
