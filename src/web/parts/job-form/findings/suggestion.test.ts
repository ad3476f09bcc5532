import { expect, test } from 'vitest'
import { newJobValues } from '#web/parts/job-form/values/job-values.ts'
import { checkValues } from './check-values.ts'
import { changeFor, replaced } from './suggestion.ts'

const context = { employer: null, today: '2026-11-20' }
const found = (values: Partial<typeof newJobValues>, field: string) => {
  const whole = { ...newJobValues, ...values }
  const finding = checkValues(whole, context).findings.find((one) => one.field === field && one.suggestion !== '')
  if (!finding) throw new Error(`nothing found in ${field}`)
  return changeFor(finding, whole)
}

test('a suggestion replaces the wording in place', () => {
  const change = found({ description: '店内での接客です。男性のみの募集です。' }, 'description')
  expect(change).toMatchObject({ name: 'description', after: '店内での接客です。性別不問の募集です。' })
  expect(String(change?.after).slice(change?.from, change?.to)).toBe('性別不問')
})

test('an entry of a list is replaced, and one that is still being typed, too', () => {
  const requirements = ['普通自動車免許', '35歳まで']
  const added = { name: 'requirements', before: requirements, after: ['普通自動車免許', '年齢不問'] }
  expect(found({ requirements }, 'requirements[1]')).toMatchObject(added)
  const typed = { requirements: ['普通自動車免許'], new_requirement: '35歳まで' }
  expect(found(typed, 'requirements[1]')).toMatchObject({ name: 'new_requirement', after: '年齢不問' })
})

test('a field that states nothing takes the suggestion without what its label says', () => {
  const name = 'terms.duties.change_scope'
  expect(found({}, name)).toMatchObject({ name, after: '会社の定める業務' })
})

test('a text that has changed since it was checked is left alone, and advice is not put in', () => {
  const values = { ...newJobValues, description: '男性のみ募集' }
  const finding = checkValues(values, context).findings.find(
    ({ field, start }) => field === 'description' && start !== undefined,
  )
  if (!finding) throw new Error('nothing found')
  expect(changeFor(finding, { ...values, description: 'どなたでも募集' })).toBeNull()
  expect(changeFor({ ...finding, suggestion: '必要な作業の内容を書く' }, values)).toBeNull()
})

test('a suggestion does not double adjoining text', () => {
  expect(replaced('完全週休2日制です', { start: 0, end: 6 }, '週休2日制').text).toBe('週休2日制です')
  expect(replaced('男性のみ', { start: 0, end: 4 }, '性別不問').text).toBe('性別不問')
})
