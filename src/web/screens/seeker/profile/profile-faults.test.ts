import { expect, test } from 'vitest'
import { controlId, profileFaults } from './profile-faults.ts'

test('faults come in the order of the screen, with the place where they can be mended', () => {
  const errors = {
    educations: [{ school: { type: 'x', message: '入力してください' } }],
    experiences: [undefined, { endDate: { type: 'x', message: '日付を正しく入力してください' } }],
    email: { type: 'x', message: '有効なメールアドレスを入力してください' },
  }
  const [job, school] = ['profile-experiences-1-endDate', 'profile-educations-0-school']
  expect(profileFaults(errors as never)).toEqual([
    { id: 'profile-email', text: 'メールアドレス：有効なメールアドレスを入力してください', tab: 'overview' },
    { id: job, text: '職歴2の終了：日付を正しく入力してください', tab: 'experience', list: 'experiences', index: 1 },
    { id: school, text: '学歴1の学校名：入力してください', tab: 'education', list: 'educations', index: 0 },
  ])
})

test('a form without faults has none', () => {
  expect(profileFaults({})).toEqual([])
  expect(controlId('name')).toBe('profile-name')
})
