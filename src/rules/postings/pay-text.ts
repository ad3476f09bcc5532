import { numberText } from '#rules/number-text.ts'
import type { PayTerms, PayUnit } from './terms.ts'

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

function rangeText(pay: PayTerms | null | undefined, text: (yen: number, unit: PayUnit) => string): string | null {
  const { unit, min, max } = pay ?? {}
  if (!unit || (!min && !max)) return null
  const [least, most] = [min ? text(min, unit) : '', max ? text(max, unit) : '']
  return `${payUnitName[unit]}${least === most || !most ? least : `${least}〜${most}`}`
}
