import type { Fault } from '#rules/faults.ts'
import { isSalaryOrdered } from '#rules/jobs/salary.ts'
import type { JobValues } from './job-values.ts'
import { payInTenThousands, yenOf } from './yen-text.ts'

/** Faults by field that the schema lacks, or finds only when all other fields are valid; `today` is in Asia/Tokyo. */
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

/** Monthly and yearly pay is often typed in 万円; hourly and daily pay never. */
export const isPaidByPeriod = (unit: string) => unit !== 'hour' && unit !== 'day'
