import { numberText } from '#rules/number-text.ts'
import type { Allowance, PayTerms, PayUnit } from './terms.ts'

/** The name of pay by unit, as in advertisements. */
export const payUnitName: Record<PayUnit, string> = { hour: '時給', day: '日給', month: '月給', year: '年俸' }

const tenThousand = 10_000

/**
 * Pay exactly as stated, never rounded: 時給1,280円〜1,500円, 月給20.5万円〜24.55万円. Null when not stated. Of a month or a
 * year, 万 with up to two decimals; in full where these do not suffice, or below 1万.
 */
export function statedPayText(pay: PayTerms | null | undefined): string | null {
  return rangeText(pay, (yen, unit) =>
    (unit === 'month' || unit === 'year') && yen >= tenThousand && yen % 100 === 0
      ? `${numberText(yen / tenThousand)}万円`
      : yenText(yen),
  )
}

/** Pay with full amounts, for machines: 月給280,000円〜350,000円. */
export const fullPayText = (pay: PayTerms | null | undefined) => rangeText(pay, yenText)

/** A full amount: 12,000円. */
export const yenText = (yen: number) => `${numberText(yen)}円`

export const allowanceUnitName: Record<NonNullable<Allowance['unit']>, string> = {
  month: '月額',
  time: '1回',
  day: '1日',
  hour: '1時間',
}

/** 住宅手当 20,000円, 夜勤手当 1回12,000円（月4〜5回）. */
export function allowanceText({ name, yen, unit, number }: Allowance): string {
  if (!unit || unit === 'month') return `${name} ${yenText(yen)}`
  const count = number && `（月${countText(number)}${{ time: '回', day: '日', hour: '時間' }[unit]}）`
  return `${name} ${allowanceUnitName[unit]}${yenText(yen)}${count ?? ''}`
}

/** 4, or 4〜5. */
const countText = ({ min, max }: NonNullable<Allowance['number']>) =>
  !max || max === min ? `${min}` : `${min}〜${max}`

function rangeText(pay: PayTerms | null | undefined, text: (yen: number, unit: PayUnit) => string): string | null {
  const { unit, min, max } = pay ?? {}
  if (!unit || (!min && !max)) return null
  const [least, most] = [min ? text(min, unit) : '', max ? text(max, unit) : '']
  return `${payUnitName[unit]}${least === most || !most ? least : `${least}〜${most}`}`
}

/** Whether a text states something other than "none". */
export const isGiven = (text: string | null | undefined) => Boolean(text) && !/^(?:なし|無し?|無)/.test(text ?? '')
