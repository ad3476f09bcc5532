import type { PayUnit } from '#rules/postings/terms.ts'

/** No pay is so high, in yen. */
export const payEnd = 2 ** 28

/** Where the pay of each unit begins in the column: that by the hour as it is, the others far below. */
const begins: Record<PayUnit, number> = { hour: 0, day: -7 * payEnd, month: -6 * payEnd, year: -5 * payEnd }

/** The lowest pay of a job as one number of 32 bits with its unit. */
export const payCode = (unit: PayUnit, yen: number): number => begins[unit] + Math.min(yen, payEnd)
