import { nfkc } from '#rules/nfkc.ts'
import type { PayUnit } from './terms.ts'

/** 25万, 25.5万, 25万5千, 25万5千5百, 25万5000, 250千, or digits; words around it are ignored. */
const amount =
  /^(?:月給|月収|月額|日給|日額|時給|時間給|週給|年収|年俸)?約?(?:(\d+(?:\.\d+)?)万(?:(?:(\d)千)?(?:(\d)百)?|(\d{3,4}))|(\d+(?:\.\d+)?)千|(\d+)(?:\.0+)?)円?(?:以上|以下|程度|前後|から|まで|[~〜～])?$/

/** The yen of a written amount, also full-width; null for other texts. */
export function yenInText(text: string): number | null {
  const [found, ten, thousand, hundred, rest, thousands, figures] =
    amount.exec(nfkc(text).replace(/[,、\s¥\\]/g, '')) ?? []
  if (found === undefined) return null
  if (figures !== undefined) return Number(figures)
  if (thousands !== undefined) return Math.round(Number(thousands) * 1_000)
  const small = Number(thousand ?? 0) * 1_000 + Number(hundred ?? 0) * 100 + Number(rest ?? 0)
  return Math.round(Number(ten) * 10_000) + small
}

/** Both ends of a written range (26〜30万, 月給25万円-30万円); the first takes 万 from the second. Null for other texts. */
export function rangeInText(text: string): [min: string, max: string] | null {
  const range = /^((?:[月日時週年]\S{1,2}?)?)([\d,.万千百]+)円?[~〜～–―−ー-]([\d,.万千百]+)円?$/u
  const [, unit = '', min = '', max = ''] = range.exec(nfkc(text).replace(/[\s¥\\]/g, '')) ?? []
  if (max === '') return null
  return [unit + (max.endsWith('万') && /^[\d.]+$/.test(min) ? `${min}万` : min), max]
}

const units: Readonly<Record<string, PayUnit>> = {
  ...{ 月給: 'month', 月収: 'month', 月額: 'month', 日給: 'day', 日額: 'day', 時給: 'hour', 時間給: 'hour' },
  ...{ 年収: 'year', 年俸: 'year' },
}

/** The unit before an amount: 時給1,280円. */
export const unitInText = (text: string): PayUnit | undefined =>
  units[/^\s*(\D{2,3}?)\s*約?\s*\d/.exec(nfkc(text))?.[1] ?? '']
