import { expect, test } from 'vitest'
import { salaryText, singleBoundText } from './salary.ts'

test.each([
  [254_000, 300_000, '月給25万円〜30万円', null],
  [250_000, null, '応相談', '月給25万円〜'],
  [null, 300_000, '応相談', '月給〜30万円'],
  [null, null, '応相談', null],
])(
  'the bounds %j and %j are shown to the public as %s, a single one to its employer as %j',
  (min, max, text, single) => {
    const pay = { salary_min: min, salary_max: max }
    expect([salaryText(pay), singleBoundText(pay)]).toEqual([text, single])
  },
)
