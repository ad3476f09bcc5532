import { nfkc } from '#rules/nfkc.ts'

/** 25万, 25.5万, 25万5千, 25万5千5百, 25万5000, 250千 or figures alone; what is said around it does not change the amount. */
const amount =
  /^(?:月給|月収|日給|時給|週給|年収|年俸)?約?(?:(\d+(?:\.\d+)?)万(?:(?:(\d)千)?(?:(\d)百)?|(\d{3,4}))|(\d+(?:\.\d+)?)千|(\d+))円?(?:以上|以下|程度|前後|から|まで|[~〜～])?$/

/** The yen of an amount as people write it, full-width too; null where the text is none. */
export function yenInText(text: string): number | null {
  const [found, ten, thousand, hundred, rest, thousands, figures] =
    amount.exec(nfkc(text).replace(/[,、\s¥\\]/g, '')) ?? []
  if (found === undefined) return null
  if (figures !== undefined) return Number(figures)
  if (thousands !== undefined) return Math.round(Number(thousands) * 1_000)
  const small = Number(thousand ?? 0) * 1_000 + Number(hundred ?? 0) * 100 + Number(rest ?? 0)
  return Math.round(Number(ten) * 10_000) + small
}
