import type { Fault } from '#rules/faults.ts'
import { isSalaryOrdered } from '#rules/jobs/salary.ts'
import type { JobValues } from './job-values.ts'
import { payInTenThousands, yenOf } from './yen-text.ts'

/** Faults that no schema finds, or finds only when every other field is right, by the name of their field; `today` is in Asia/Tokyo. */
export function furtherFaults(
  { terms: { pay }, deadline }: Pick<JobValues, 'terms' | 'deadline'>,
  { today, deadlineBefore }: { today: string; deadlineBefore: string },
): { [field: string]: Fault } {
  const meant = isPaidByPeriod(pay.unit) ? payInTenThousands(pay) : null
  const ordered = isSalaryOrdered({ salary_min: yenOf(pay.min), salary_max: yenOf(pay.max) })
  const past = deadline !== '' && deadline < today && deadline !== deadlineBefore
  return {
    ...(ordered ? {} : { 'terms.pay.min': 'salary-order' }),
    ...(meant && meant.max !== pay.max ? { 'terms.pay.max': 'pay-too-small' } : {}),
    ...(meant && meant.min !== pay.min ? { 'terms.pay.min': 'pay-too-small' } : {}),
    ...(past ? { deadline: 'deadline-past' } : {}),
  }
}

/** Pay of a month or a year is often said in 万円; of an hour or a day it never is. */
export const isPaidByPeriod = (unit: string) => unit !== 'hour' && unit !== 'day'
