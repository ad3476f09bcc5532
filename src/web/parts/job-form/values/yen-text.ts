import { nfkc } from '#rules/nfkc.ts'
import { rangeInText, yenInText } from '#rules/postings/yen-in-text.ts'

/** Digits with separators (360,000) from what people type: full-width digits, 円, 25万5千. Anything else stays as typed. */
export function tidyYen(typed: string): string {
  const amount = yenInText(typed)
  if (amount === null || !Number.isSafeInteger(amount)) return typed.trim()
  return amount === 0 ? '' : amount.toLocaleString('ja-JP')
}

/** Yen per month of a tidied text; null where nothing, or no amount, is stated. */
export function yenOf(text: string): number | null {
  const digits = tidyYen(text).replaceAll(',', '')
  return /^\d+$/.test(digits) ? Number(digits) : null
}

/** Less than this is no pay of a month: 万円 was meant. */
const leastPay = 1_000

/** The two bounds of the pay as they are typed. */
export type PayText = { min: string; max: string }

/** A range that was typed into the field of the lower bound (26〜30, 26万-30万円), in both fields; otherwise as it is. */
export function splitPay({ min, max }: PayText): PayText {
  const range = max.trim() === '' ? rangeInText(min) : null
  return range ? { min: tidyYen(range[0]), max: tidyYen(range[1]) } : { min, max }
}

const tooSmall = (text: string) => {
  const yen = tenThousands(text)
  return yen !== null && yen < leastPay
}

/** The amount of a text without 万, with decimals too: 25.5 is no yen, but may be 万円. */
function tenThousands(text: string): number | null {
  const digits = nfkc(text).replace(/[,\s]|円$/g, '')
  return /^\d+(\.\d+)?$/.test(digits) && Number(digits) > 0 ? Number(digits) : null
}

/** The pay with every bound that is too small taken for 万円; null when none is. */
export function payInTenThousands(pay: PayText): PayText | null {
  const read = (text: string) => (tooSmall(text) ? tidyYen(`${tenThousands(text)}万`) : text)
  const meant = { min: read(pay.min), max: read(pay.max) }
  return meant.min === pay.min && meant.max === pay.max ? null : meant
}
