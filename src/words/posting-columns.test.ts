import { expect, test } from 'vitest'
import { postingColumnLabel } from './posting-columns.ts'

test.each([
  ['terms.pay.min', '給与の下限'],
  ['terms.hours.spans.start', '始業'],
  ['terms.holidays', '休日'],
  ['terms.period', '雇用期間'],
  ['terms.trial', '試用期間'],
  ['terms.pay.fixed_overtime', '賃金'],
  ['employer.address', '企業情報'],
])('%s is shown as %s', (path, label) => {
  expect(postingColumnLabel(path)).toBe(label)
})
