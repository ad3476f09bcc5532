/** Yen per month; `null` means not stated, and so do 0 and absent. */
export type Salary = { salary_min: number | null; salary_max: number | null }

/** A stated lower bound above a stated upper bound is refused. */
export function isSalaryOrdered({ salary_min, salary_max }: Salary): boolean {
  return !salary_min || !salary_max || salary_min <= salary_max
}
