import { expect, test } from 'vitest'
import { companyKey, findCompanyByName } from './company-name.ts'

const companies = [{ name: '株式会社ヒラク' }, { name: 'みなみ野こどもクリニック' }]

test('a company is found regardless of width, spaces and kana', () => {
  expect(findCompanyByName('株式会社 ﾋﾗｸ', companies)).toBe(companies[0])
  expect(findCompanyByName('みなみ野　こどもクリニック', companies)).toBe(companies[1])
})

test('a part of a name is another company', () => {
  expect(findCompanyByName('ヒラク', companies)).toBeNull()
})

test('the kind of a company is one in every form, and different kinds stay different', () => {
  const forms = ['株式会社北風', '北風株式会社', '（株）北風', '㈱北風', '北風 (株)', '北風㈱', '株式会社　北風']
  forms.push('【株】北風', '株)北風', '北風（株', '［株］北風')
  expect(new Set(forms.map(companyKey))).toEqual(new Set([companyKey('株式会社北風')]))
  expect(companyKey('㈲北風')).toBe(companyKey('北風有限会社'))
  expect(companyKey('(同)北風')).toBe(companyKey('合同会社 北風'))
  const apart = ['北風', '株式会社北風', '有限会社北風', '合同会社北風', '株式会社北風商事']
  expect(new Set(apart.map(companyKey)).size).toBe(apart.length)
})
