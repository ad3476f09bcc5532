import { expect, test } from 'vitest'
import { type AccountForm, accountForm, profileOf } from './account-form.ts'

const form: AccountForm = {
  lastName: '佐藤',
  firstName: '美咲',
  email: 'misaki@example.com',
  phone: '',
  location: '',
  timezone: 'Asia/Tokyo',
  language: 'ja',
}

test('the account keeps name, email, phone and address', () => {
  const account = accountForm.parse({ ...form, phone: '０９０−１２３４−５６７８', location: ' 宮城県仙台市 ' })
  expect(profileOf(account)).toEqual({
    name: '佐藤 美咲',
    email: 'misaki@example.com',
    phone: '090-1234-5678',
    address: '宮城県仙台市',
  })
})

test('both names together have at least two characters', () => {
  const faults = (change: Partial<AccountForm>) =>
    accountForm.safeParse({ ...form, ...change }).error?.issues.map(({ path, message }) => [path[0], message])
  expect(faults({ lastName: '佐', firstName: '' })).toEqual([['lastName', 'name-short']])
  expect(faults({ lastName: '佐', firstName: '', phone: 'なし' })).toContainEqual(['phone', 'wrong-shape'])
  expect(faults({ lastName: '佐藤', firstName: '' })).toBeUndefined()
})
