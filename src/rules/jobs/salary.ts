/** Yen per month; null, 0 and absent mean not stated. */
export type Salary = { salary_min: number | null; salary_max: number | null }

/** The highest stated pay: the upper bound, or a single lower one. Yen per month. */
export const highestPay = ({ salary_min, salary_max }: Salary): number | null => salary_max ?? salary_min

/** A lower bound above the upper one is refused. */
export function isSalaryOrdered({ salary_min, salary_max }: Salary): boolean {
  return !salary_min || !salary_max || salary_min <= salary_max
}
