import { highestPay, type Salary } from '#rules/jobs/salary.ts'
import { limits } from '#rules/limits.ts'
import { isGiven, payUnitName } from './pay-text.ts'
import { termList } from './term-list.ts'
import type { Allowance, Terms } from './terms.ts'
import { shiftsOf, workMinutes } from './time-span.ts'

type YenRange = { min: number; max: number }

/** What a job pays by its stated terms, in whole yen before taxes: the sum's lines, and the facts that it lacks. */
export type PayEstimate = {
  month: YenRange | null
  year: YenRange | null
  basis: ({ label: string } & YenRange)[]
  missing: string[]
}

/** The line of a year to which no bonus is added. */
export const withoutBonus = '賞与を含まない'
export const bonusLine = '賞与'

const missingFact = {
  days: termList['holidays.annual_days'].label,
  hours: '月の労働時間',
  bonus: '賞与の月数',
  base: termList['pay.base'].label,
} as const

/** Sums are exact: whole numbers of this part of a yen, which months, minutes, tenths and hundredths divide. */
const parts = 7_200
const month = 12n
const exact = (number: number, decimals: 1 | 10 | 100 = 1) =>
  (BigInt(Math.round(number * decimals)) * BigInt(parts)) / BigInt(decimals)
const yenOf = (sum: bigint) => Number(sum / BigInt(parts))

type Sum = { min: bigint; max: bigint }
const plus = (one: Sum, other: Sum): Sum => ({ min: one.min + other.min, max: one.max + other.max })
const inYen = ({ min, max }: Sum): YenRange => ({ min: yenOf(min), max: yenOf(max) })

/**
 * The estimate of monthly and yearly pay, from structured terms alone; null without stated pay. What cannot be computed
 * is null, and `missing` names why.
 */
export function payEstimate(terms: Terms | null | undefined): PayEstimate | null {
  const pay = terms?.pay
  if (!terms || !pay) return null
  const missing = new Set<string>()
  const basis: (Sum & { label: string })[] = []
  const add = (label: string, sum: Sum | null) => {
    if (sum) basis.push({ label, ...sum })
    return sum
  }

  const days = daysOfMonth(terms)
  const hours = hoursOfMonth(terms, days)
  const inDays = () => days ?? lacking(missing, missingFact.days)
  const inHours = () => hours ?? lacking(missing, days === null && oneDay(terms) ? missingFact.days : missingFact.hours)

  const stated = statedPay(pay, missing)
  const count = { month: () => exact(1), year: () => exact(1) / month, day: inDays, hour: inHours }
  let sum = stated && add(payUnitName[stated.unit], times(stated, count[stated.unit]()))
  for (const allowance of pay.allowances ?? []) {
    const { unit } = allowance
    if (!unit || unit === 'month') continue
    const number = numberOf(allowance) ?? { time: () => null, day: inDays, hour: inHours }[unit]()
    if (number === null && unit === 'time') missing.add(`${allowance.name}の回数`)
    const extra = add(allowance.name, times({ min: allowance.yen, max: allowance.yen }, number))
    sum = sum && extra && plus(sum, extra)
  }

  const year = stated?.unit === 'year' ? { min: exact(stated.min), max: exact(stated.max) } : yearOf()
  function yearOf(): Sum | null {
    const bonus = bonusOf(terms as Terms, missing)
    if (bonus === 'none') add(withoutBonus, { min: 0n, max: 0n })
    else add(bonusLine, bonus)
    const twelve = sum && { min: sum.min * month, max: sum.max * month }
    return bonus === 'none' ? twelve : twelve && bonus && plus(twelve, bonus)
  }

  return {
    month: sum && inYen(sum),
    year: year && inYen(year),
    basis: basis.map(({ label, ...line }) => ({ label, ...inYen(line) })),
    missing: [...missing],
  }
}

function lacking(missing: Set<string>, fact: string): null {
  missing.add(fact)
  return null
}

type Count = bigint | Sum | null

/** Yen times a count in parts. */
function times({ min, max }: YenRange, count: Count): Sum | null {
  if (count === null) return null
  const { min: least, max: most } = typeof count === 'bigint' ? { min: count, max: count } : count
  return { min: BigInt(min) * least, max: BigInt(max) * most }
}

type Pay = NonNullable<Terms['pay']>

function statedPay({ unit, min, max }: Pay, missing: Set<string>) {
  if (!unit) return lacking(missing, termList['pay.unit'].label)
  return min ? { unit, min, max: max || min } : lacking(missing, termList['pay.min'].label)
}

/** (365 − annual days off) ÷ 12. */
function daysOfMonth({ holidays }: Terms): bigint | null {
  const off = holidays?.annual_days
  return off === null || off === undefined ? null : exact(Math.max(0, 365 - off)) / month
}

/** As stated, else the days of a month times the hours of a day. */
function hoursOfMonth(terms: Terms, days: bigint | null): bigint | null {
  const { monthly_hours } = terms.pay ?? {}
  if (monthly_hours) return exact(monthly_hours, 10)
  const minutes = oneDay(terms)
  return days === null || minutes === null ? null : (days * BigInt(minutes)) / 60n
}

/** Minutes of work of a day where exactly one shift states them. */
function oneDay({ hours }: Terms): number | null {
  const [only, ...others] = shiftsOf(hours)
  return only && others.length === 0 ? workMinutes(only) : null
}

/** How often a month an allowance is paid, as stated. */
function numberOf({ number }: Allowance): Sum | null {
  return number ? { min: exact(number.min, 10), max: exact(number.max || number.min, 10) } : null
}

/** The bonus of a year; null where a stated one cannot be computed. */
function bonusOf({ pay }: Terms, missing: Set<string>): Sum | 'none' | null {
  const { unit, min, max, base, bonus, bonus_months: months, fixed_overtime } = pay ?? {}
  if (months === null || months === undefined) return isGiven(bonus) ? lacking(missing, missingFact.bonus) : 'none'
  const byTheMonth = unit === 'month' && min ? { min, max: max || min } : null
  const overtime = fixed_overtime?.yen ?? 0
  const of = base
    ? { min: base, max: base }
    : byTheMonth && {
        min: Math.max(0, byTheMonth.min - overtime),
        max: Math.max(0, byTheMonth.max - overtime),
      }
  return of ? times(of, exact(months, 100)) : lacking(missing, missingFact.base)
}

/** The estimate of a job as readers see it. A row from before jobs had the switch shows it. */
export const shownEstimate = ({ terms, show_estimate }: ShownTerms): PayEstimate | null =>
  show_estimate === false ? null : payEstimate(terms)

type ShownTerms = { terms?: Terms | null | undefined; show_estimate?: boolean | null | undefined }

/** Assumed hours and days of a month, where the terms state none; used only to order jobs. */
const assumed = { hour: 173.8, day: 21.7 } as const

/** No compared pay is higher, in yen. */
const mostCompared = limits.salary

/** Monthly pay by which jobs are compared: `upper` orders them and takes assumed hours, `floor` is the least that is paid. */
export function comparedPay(job: Salary & ShownTerms): {
  floor: number | null
  upper: number | null
  by: 'stated' | 'estimate' | 'assumed'
} {
  const { unit, min, max } = job.terms?.pay ?? {}
  if (!job.terms?.pay) return { floor: job.salary_min || null, upper: highestPay(job) || null, by: 'stated' }
  if (unit === 'month' || unit === 'year') {
    const perMonth = (yen: number | null | undefined) => (yen && Math.floor(unit === 'year' ? yen / 12 : yen)) || null
    return { floor: perMonth(min), upper: perMonth(max || min), by: 'stated' }
  }
  const month = shownEstimate(job)?.month
  const upTo = (yen: number) => Math.min(yen, mostCompared) || null
  if (month) return { floor: upTo(month.min), upper: upTo(month.max), by: 'estimate' }
  const upper = unit ? upTo(Math.floor((max || min || 0) * assumed[unit])) : null
  return { floor: null, upper, by: 'assumed' }
}
