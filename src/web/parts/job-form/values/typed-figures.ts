import { nfkc } from '#rules/nfkc.ts'
import { rangeInText, yenInText } from '#rules/postings/yen-in-text.ts'

/** An amount with separators (360,000) from typed text: full-width digits, 円, 25万5千. Other texts stay as typed. */
export function tidyYen(typed: string): string {
  const amount = yenInText(typed)
  if (amount === null || !Number.isSafeInteger(amount)) return typed.trim()
  return amount === 0 ? '' : amount.toLocaleString('ja-JP')
}

/** Yen per month of a normalised text; null without a valid amount. */
export function yenOf(text: string): number | null {
  const digits = tidyYen(text).replaceAll(',', '')
  return /^\d+$/.test(digits) ? Number(digits) : null
}

/** Less than this is no monthly pay, so 万円 was meant. */
const leastPay = 1_000

/** The typed bounds of the pay. */
export type PayText = { min: string; max: string }

/** Splits a range typed into the lower bound (26〜30, 26万-30万円); other input stays. */
export function splitPay({ min, max }: PayText): PayText {
  const range = max.trim() === '' ? rangeInText(min) : null
  return range ? { min: tidyYen(range[0]), max: tidyYen(range[1]) } : { min, max }
}

const tooSmall = (text: string) => {
  const yen = tenThousands(text)
  return yen !== null && yen < leastPay
}

/** The amount of a text without 万, also with decimals: 25.5 may be 万円. */
function tenThousands(text: string): number | null {
  const digits = nfkc(text).replace(/[,\s]|円$/g, '')
  return /^\d+(\.\d+)?$/.test(digits) && Number(digits) > 0 ? Number(digits) : null
}

/** The pay with too small bounds read as 万円; null when none is too small. */
export function payInTenThousands(pay: PayText): PayText | null {
  const read = (text: string) => (tooSmall(text) ? tidyYen(`${tenThousands(text)}万`) : text)
  const meant = { min: read(pay.min), max: read(pay.max) }
  return meant.min === pay.min && meant.max === pay.max ? null : meant
}

/** The digits of a typed figure: full-width digits, separators and a unit are accepted. Other texts stay as typed. */
export function tidyNumber(typed: string): string {
  const text = plain(typed).replace(/(?:分|時間|日|か月|ヶ月|カ月|ヵ月|年|歳|才|名|人|回)$/, '')
  return /^\d+(\.\d+)?$/.test(text) ? String(Number(text)) : typed.trim()
}

/** Minutes from typed text: 60, 60分, 1時間, 1時間30分, 1:30. */
export function tidyMinutes(typed: string): string {
  const [, hours, minutes = '0'] = /^(\d+(?:\.\d+)?)(?:時間|:)(?:(\d+)分?)?$/.exec(plain(typed)) ?? []
  return hours === undefined ? tidyNumber(typed) : String(Math.round(Number(hours) * 60) + Number(minutes))
}

/** The seven digits of a postal code, however they are typed. */
export function tidyPostalCode(typed: string): string {
  const digits = plain(typed).replace(/[〒\-‐‑–—―−ー]/g, '')
  return /^\d{7}$/.test(digits) ? digits : typed.trim()
}

const plain = (typed: string) => nfkc(typed).replace(/[,\s]/g, '')

/** Monthly and yearly pay is often typed in 万円; hourly and daily pay never. */
export const isPaidByPeriod = (unit: string) => unit !== 'hour' && unit !== 'day'
