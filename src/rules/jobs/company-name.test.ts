import { expect, test } from 'vitest'
import { companyNamed } from './company-name.ts'

const companies = [{ name: '株式会社ヒラク' }, { name: 'みなみ野こどもクリニック' }]

test('width, blanks and kana do not hide a company', () => {
  expect(companyNamed('株式会社 ﾋﾗｸ', companies)).toBe(companies[0])
  expect(companyNamed('みなみ野　こどもクリニック', companies)).toBe(companies[1])
})

test('a part of a name is another company', () => {
  expect(companyNamed('ヒラク', companies)).toBeNull()
})
