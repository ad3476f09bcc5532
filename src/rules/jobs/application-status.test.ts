import { expect, test } from 'vitest'
import { confirmationRate } from './application-status.ts'

test('the confirmation rate is the share of applications that are not pending, in whole percent', () => {
  expect([confirmationRate(3, 2), confirmationRate(3, 1), confirmationRate(2, 0), confirmationRate(0, 0)]).toEqual([
    33, 67, 100, 0,
  ])
})
