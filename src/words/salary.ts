import type { Salary } from '#rules/jobs/salary.ts'
import { cardPayText } from '#rules/postings/pay-text.ts'
import type { Terms } from '#rules/postings/terms.ts'

/** Shown where no salary is stated. */
export const negotiable = '応相談'

const inTenThousand = (yen: number) => `${Math.round(yen / 10_000)}万円`

/** Pay wherever it is read in one line: with the unit that the terms state, else the month's pay. */
export function payText(job: Salary & { terms?: Terms | null | undefined }): string {
  return cardPayText(job.terms?.pay) ?? salaryText(job)
}

/** The month's pay of a job: a range when both bounds are stated, otherwise 応相談. */
export function salaryText({ salary_min, salary_max }: Salary): string {
  return salary_min && salary_max ? `月給${inTenThousand(salary_min)}〜${inTenThousand(salary_max)}` : negotiable
}

/** A bound that was stated alone, which `salaryText` does not show: 月給25万円〜. Null where there is none. Yen per month. */
export function loneBoundText({ salary_min, salary_max }: Salary): string | null {
  if (!salary_min === !salary_max) return null
  return salary_min ? `月給${inTenThousand(salary_min)}〜` : `月給〜${inTenThousand(salary_max ?? 0)}`
}

/** A lower bound of the pay, such as 月給30万円以上. Yen per month. */
export function atLeastText(yen: number): string {
  return yen % 10_000 === 0 ? `月給${inTenThousand(yen)}以上` : `月給${yen.toLocaleString('ja-JP')}円以上`
}
