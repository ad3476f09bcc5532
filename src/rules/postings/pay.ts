import { nfkc } from '#rules/nfkc.ts'
import type { HoursTerms, PayTerms, Terms } from './terms.ts'
import { shiftsOf, workMinutes } from './time-span.ts'

/** Legal hours per day (労働基準法32条), for daily pay without stated hours. */
const legalDay = 8

/** Allowances not counted towards the minimum wage: commuting, attendance, family (最低賃金法4条3項). */
const notCounted = /通勤|交通費|皆勤|精勤|家族|扶養/

/** The lowest and highest monthly pay in yen; null when it cannot be computed. */
export function monthlySalary(pay: PayTerms): { salary_min: number | null; salary_max: number | null } {
  return { salary_min: perMonth(pay, pay.min), salary_max: perMonth(pay, pay.max) }
}

function perMonth({ unit, monthly_hours }: PayTerms, yen: number | null | undefined): number | null {
  if (!yen || !unit) return null
  if (unit === 'month') return yen
  if (unit === 'year') return Math.floor(yen / 12) || null
  if (!monthly_hours) return null
  return Math.floor(unit === 'hour' ? yen * monthly_hours : (yen * monthly_hours) / legalDay) || null
}

/** Working hours of each stated shift, without its break. */
export const hoursOfDay = (hours: HoursTerms): number[] => shiftsOf(hours).map((shift) => workMinutes(shift) / 60)

/** The part of monthly pay that counts towards the minimum wage. */
export function countedMonth(pay: PayTerms): number | null {
  if (!pay.min || (pay.unit !== 'month' && pay.unit !== 'year')) return null
  const month = pay.unit === 'year' ? pay.min / 12 : pay.min
  const left = (pay.allowances ?? []).filter(
    ({ name, unit }) => (unit ?? 'month') === 'month' && notCounted.test(nfkc(name)),
  )
  return month - (pay.fixed_overtime?.yen ?? 0) - left.reduce((total, { yen }) => total + yen, 0)
}

/** Working hours per month: as stated, else from the days off and the daily hours. */
export function hoursOfMonth({ pay, hours, holidays }: Terms): number | null {
  if (pay?.monthly_hours) return pay.monthly_hours
  const [day] = hours ? hoursOfDay(hours) : []
  if (!day || holidays?.annual_days === undefined || holidays.annual_days === null) return null
  return ((365 - holidays.annual_days) * day) / 12
}

/** The lowest hourly pay, unrounded; null when it cannot be computed. */
export function hourlyPay(terms: Terms): number | null {
  const pay = terms.pay
  if (!pay?.min) return null
  if (pay.unit === 'hour') return pay.min
  if (pay.unit === 'day') return pay.min / ((terms.hours && hoursOfDay(terms.hours)[0]) || legalDay)
  const [counted, hours] = [countedMonth(pay), hoursOfMonth(terms)]
  return counted === null || !hours ? null : counted / hours
}

/** The hourly pay on which overtime is based: the base pay's, else the counted pay's. */
export function hourlyBase(terms: Terms): number | null {
  const pay = terms.pay
  if (!pay) return null
  if (pay.unit === 'hour' || pay.unit === 'day') return hourlyPay(terms)
  const base = pay.base ?? countedMonth(pay)
  return base === null || !pay.monthly_hours ? null : base / pay.monthly_hours
}
