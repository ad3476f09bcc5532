import { expect, test } from 'vitest'
import { type PosterSignal, posterLevel } from './poster.ts'

test.each<[PosterSignal[], string]>([
  [[], 'low'],
  [['case-unconfirmed'], 'attention'],
  [['case-unconfirmed', 'linked', 'email-unconfirmed'], 'attention'],
  [['case-unconfirmed', 'linked-suspended'], 'high'],
  [['case-open', 'linked'], 'high'],
])('%j of who posts is %s: what nobody answers for adds to nothing', (signals, level) => {
  expect(posterLevel(signals)).toBe(level)
})
