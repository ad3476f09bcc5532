import { expect, test } from 'vitest'
import { findingPlace } from './finding-places.ts'

test.each([
  ['description', '仕事内容'],
  ['requirements[2]', '応募要件（3件目）'],
  ['terms.pay', '賃金'],
  ['terms.hours.break_minutes', '就業時間'],
  ['terms.selection.steps[0]', '選考'],
  ['employer.address', '企業情報'],
])('%s is %s', (field, place) => {
  expect(findingPlace(field)).toBe(place)
})
