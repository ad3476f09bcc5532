import { expect, test } from 'vitest'
import { joinName, splitName } from './account-fields.ts'
import { profileOf } from './account-panel.tsx'
import { type AccountForm, accountForm } from './account-schema.ts'

const form: AccountForm = {
  ...{ lastName: '佐藤', firstName: '美咲', email: 'misaki@example.com', phone: '', location: '' },
  ...{ timezone: 'Asia/Tokyo', language: 'ja' },
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

test.each(['佐藤 美咲', '佐藤美咲', 'Anna Maria Rossi'])('%s survives the two fields', (name) => {
  expect(joinName(splitName(name))).toBe(name)
})

test('a full-width blank separates the names as well, and an empty given name leaves no blank behind', () => {
  expect(splitName('　佐藤　美咲 ')).toEqual({ lastName: '佐藤', firstName: '美咲' })
  expect(joinName({ lastName: ' 佐藤 ', firstName: ' ' })).toBe('佐藤')
})
