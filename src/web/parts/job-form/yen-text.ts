/** Digits with separators (360,000) from what people type: full-width digits, 円, 25万. Anything else stays as typed. */
export function tidyYen(typed: string): string {
  const text = typed.normalize('NFKC').replace(/[,、\s¥\\]|円$/g, '')
  const amount = /^\d+(\.\d+)?万$/.test(text) ? Math.round(Number(text.slice(0, -1)) * 10_000) : Number(text)
  if (!/^\d+(\.\d+万|万)?$/.test(text) || !Number.isSafeInteger(amount)) return typed.trim()
  return amount === 0 ? '' : amount.toLocaleString('ja-JP')
}

/** Yen per month of a tidied text; null where nothing, or no amount, is stated. */
export function yenOf(text: string): number | null {
  const digits = tidyYen(text).replaceAll(',', '')
  return /^\d+$/.test(digits) ? Number(digits) : null
}
