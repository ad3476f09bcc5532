import type { Salary } from '#rules/jobs/salary.ts'

/** Shown where no salary is stated. */
export const negotiable = '応相談'

const inTenThousand = (yen: number) => `${Math.round(yen / 10_000)}万円`

/** Salary on cards and detail: a range when both bounds are stated, otherwise 応相談. Yen per month. */
export function salaryText({ salary_min, salary_max }: Salary): string {
  return salary_min && salary_max ? `月給${inTenThousand(salary_min)}〜${inTenThousand(salary_max)}` : negotiable
}

/** Salary as administrators read it: a range, a minimum only or a maximum only. Yen per month. */
export function salaryTextForAdmin({ salary_min, salary_max }: Salary): string {
  if (salary_min && salary_max) return salaryText({ salary_min, salary_max })
  if (salary_min) return `月給${inTenThousand(salary_min)}〜`
  if (salary_max) return `月給〜${inTenThousand(salary_max)}`
  return negotiable
}

/** A lower bound of the pay, such as 月給30万円以上. Yen per month. */
export function atLeastText(yen: number): string {
  return yen % 10_000 === 0 ? `月給${inTenThousand(yen)}以上` : `月給${yen.toLocaleString('ja-JP')}円以上`
}
