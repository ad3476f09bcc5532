import { prefectures } from '#rules/jobs/prefectures.ts'
import { minimumWage } from '#rules/postings/minimum-wage.ts'
import { hourlyBase, hourlyPay, hoursOfDay } from '#rules/postings/pay.ts'
import type { PayUnit } from '#rules/postings/terms.ts'
import { type Finding, finding } from './finding.ts'
import { prefectureOf } from './missing.ts'
import type { CheckContext, Posting } from './posting.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import { fixedOvertimeWords } from './words/fixed-overtime-words.ts'
import { isAbout } from './words/topics.ts'
import { type WrittenPay, writtenPay } from './words/written-pay.ts'

/** Overtime is paid at 1.25 times the hourly pay (労働基準法37条). */
const overtimeRate = 1.25
/** Tolerance, because amounts are binary fractions. */
const rounding = 1e-6

/** Pay that is unlawful or unclear. */
export function payFindings(posting: Posting, texts: readonly PostingText[], context: CheckContext): Finding[] {
  return [
    ...belowMinimum(posting, texts, context),
    ...fixedOvertimeTerms(posting, texts),
    ...fixedOvertimeLow(posting),
    ...tooWide(posting),
    ...tooLow(posting),
    ...tooHigh(posting, texts),
    ...lowerInText(posting, texts),
  ]
}

function belowMinimum(posting: Posting, texts: readonly PostingText[], { today }: CheckContext): Finding[] {
  const prefecture = prefectureOf(posting)
  if (!prefecture) return []
  const wage = minimumWage(prefecture, today)
  const values = { wage, prefecture: prefectures.find(({ value }) => value === prefecture)?.name ?? '' }
  const hourly = hourlyPay({ ...posting.terms, pay: payOf(posting) })
  const found =
    hourly !== null && hourly < wage - rounding
      ? [finding('below-minimum', payField(posting), { ...values, hourly: Math.floor(hourly) })]
      : []
  const dayHours = (posting.terms?.hours && hoursOfDay(posting.terms.hours)[0]) || 8
  return [
    ...found,
    ...writtenIn(texts).flatMap(({ text, sentence, pay }) => {
      if (pay.unit !== 'hour' && pay.unit !== 'day') return []
      const hours = pay.unit === 'hour' ? 1 : (pay.hours ?? dayHours)
      const perHour = pay.yen / hours
      if (perHour >= wage - rounding) return []
      const instead = insteadOf(sentence.text, pay, Math.ceil(wage * hours - rounding))
      const more = { ...values, hourly: Math.floor(perHour), ...instead }
      return [finding('below-minimum-in-text', text.field, more, placeOf(text, sentence, pay))]
    }),
  ]
}

/** Without `terms.pay`, the monthly salary is the pay. */
function payOf({ terms, salary_min, salary_max }: Posting) {
  return terms?.pay?.min ? terms.pay : { ...terms?.pay, unit: 'month' as const, min: salary_min, max: salary_max }
}

const payField = ({ terms }: Posting) => (terms?.pay?.min ? 'terms.pay' : 'salary_min')

function writtenIn(texts: readonly PostingText[]) {
  return texts.flatMap((text) =>
    text.sentences.flatMap((sentence) =>
      isAbout(sentence.topics, 'writtenPay') ? writtenPay(sentence).map((pay) => ({ text, sentence, pay })) : [],
    ),
  )
}

function fixedOvertimeTerms({ terms }: Posting, texts: readonly PostingText[]): Finding[] {
  const stated = terms?.pay?.fixed_overtime
  const complete = Boolean(stated?.yen && stated.hours && stated.excess_paid)
  if (complete) return []
  if (stated && (stated.yen || stated.hours || stated.excess_paid))
    return [finding('fixed-overtime-terms', 'terms.pay.fixed_overtime')]
  for (const text of texts)
    for (const sentence of text.sentences) {
      if (!isAbout(sentence.topics, 'overtime')) continue
      const words = fixedOvertimeWords(sentence)
      if (words && !(words.yen && words.hours && words.excess))
        return [finding('fixed-overtime-terms', text.field, {}, placeOf(text, sentence, words))]
    }
  return []
}

function fixedOvertimeLow({ terms }: Posting): Finding[] {
  const stated = terms?.pay?.fixed_overtime
  const base = terms ? hourlyBase(terms) : null
  if (!stated?.yen || !stated.hours || base === null || base <= 0) return []
  const due = overtimeRate * base * stated.hours
  return stated.yen < due - rounding
    ? [finding('fixed-overtime-low', 'terms.pay.fixed_overtime', { due: Math.ceil(due - rounding), yen: stated.yen })]
    : []
}

function tooWide(posting: Posting): Finding[] {
  const { min, max } = payOf(posting)
  return min && max && max > 2 * min ? [finding('too-wide', payField(posting))] : []
}

/** Pay under this is below every minimum wage, however few the hours: 万 was left out, or the unit is another. */
const leastPossible: Record<PayUnit, number> = { hour: 500, day: 1_000, month: 10_000, year: 100_000 }

function tooLow(posting: Posting): Finding[] {
  const { unit, min, max } = payOf(posting)
  const yen = min || max
  if (!unit || !yen || yen >= leastPossible[unit]) return []
  const inTenThousands = yen * 10_000
  const isPlausible = inTenThousands >= leastPossible[unit] && inTenThousands < ordinaryTenfold[unit]
  return [finding('too-low', payField(posting), { unit: unitName[unit], yen, ...(isPlausible && { meant: yen }) })]
}

/** Ten times what ordinary work pays, in yen a unit: a digit or the unit is wrong. */
const ordinaryTenfold: Record<PayUnit, number> = { hour: 10_000, day: 110_000, month: 1_500_000, year: 30_000_000 }
/** Occupations that earn several times as much. */
const wellPaid =
  /医師|ドクター|歯科医|獣医|弁護士|弁理士|公認会計士|パイロット|機長|役員|取締役|社長|ceo|cfo|cto|coo|最高.{1,4}責任者|執行役|代表|顧問|パートナー|ファンド|投資銀行|トレーダー|コンサル|モデル|俳優|タレント|講演|教授|治験/i

function tooHigh(posting: Posting, texts: readonly PostingText[]): Finding[] {
  const times = posting.experience_level === 'executive' || wellPaid.test(posting.title ?? '') ? 4 : 1
  const isTooHigh = (unit: PayUnit, yen: number) => yen >= ordinaryTenfold[unit] * times
  const { unit, min, max } = payOf(posting)
  const yen = Math.max(min ?? 0, max ?? 0)
  const stated =
    unit && isTooHigh(unit, yen) ? [finding('too-high', payField(posting), { unit: unitName[unit], yen })] : []
  return [
    ...stated,
    ...writtenIn(texts).flatMap(({ text, sentence, pay }) =>
      isTooHigh(pay.unit, pay.yen) && !wellPaid.test(sentence.text)
        ? [
            finding(
              'too-high-in-text',
              text.field,
              { unit: unitName[pay.unit], yen: pay.yen },
              placeOf(text, sentence, pay),
            ),
          ]
        : [],
    ),
  ]
}

/** Pay in the text below the stated one of the same unit; trial pay may be lower. */
function lowerInText(posting: Posting, texts: readonly PostingText[]): Finding[] {
  const { unit, min } = payOf(posting)
  if (!min) return []
  return writtenIn(texts).flatMap(({ text, sentence, pay }) =>
    pay.unit === unit && pay.yen < min && !pay.onTrial
      ? [
          finding(
            'lower-pay-in-text',
            text.field,
            { written: pay.yen, stated: min, unit: unitName[pay.unit], ...insteadOf(sentence.text, pay, min) },
            placeOf(text, sentence, pay),
          ),
        ]
      : [],
  )
}

/** The minimum instead of a written amount; for a range, the writer must check both ends. */
function insteadOf(text: string, { unit, to }: WrittenPay, yen: number): { instead?: string } {
  return text[to] === '~' ? {} : { instead: `${unitName[unit]}${yen.toLocaleString('ja-JP')}円` }
}

const unitName: Record<PayUnit, string> = { hour: '時給', day: '日給', month: '月給', year: '年俸' }
