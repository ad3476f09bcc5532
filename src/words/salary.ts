import type { Salary } from '#rules/jobs/salary.ts'
import { statedPayText } from '#rules/postings/pay-text.ts'
import type { Terms } from '#rules/postings/terms.ts'

/** Shown without a stated salary. */
export const negotiable = '応相談'

const inTenThousand = (yen: number) => `${Math.round(yen / 10_000)}万円`

/** Pay in one line: as the terms state it, else per month, rounded. */
export function payText(job: Salary & { terms?: Terms | null | undefined }): string {
  return statedPayText(job.terms?.pay) ?? salaryText(job)
}

/** A job's monthly salary: a range when both bounds are stated, else 応相談. */
export function salaryText({ salary_min, salary_max }: Salary): string {
  return salary_min && salary_max ? `月給${inTenThousand(salary_min)}〜${inTenThousand(salary_max)}` : negotiable
}

/** A single stated bound, which `salaryText` does not show: 月給25万円〜. Null without one. Yen per month. */
export function singleBoundText({ salary_min, salary_max }: Salary): string | null {
  if (!salary_min === !salary_max) return null
  return salary_min ? `月給${inTenThousand(salary_min)}〜` : `月給〜${inTenThousand(salary_max ?? 0)}`
}

/** A lower bound of the pay: 月給30万円以上. Yen per month. */
export function atLeastText(yen: number): string {
  return `月給${yen % 10_000 === 0 ? inTenThousand(yen) : `${yen.toLocaleString('ja-JP')}円`}以上`
}
