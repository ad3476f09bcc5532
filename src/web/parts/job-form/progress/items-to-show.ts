import type { FindingCode } from '#rules/postings/findings/finding-codes.ts'
import type { DescribedFinding } from '#words/findings.ts'

type Item = { code: FindingCode; label: string }

/** Items required in every posting (職業安定法5条の4); the form asks for them before sending. */
export const mustShow: readonly Item[] = [
  { code: 'missing.duties', label: '業務の内容' },
  { code: 'missing.workplace', label: '就業場所' },
  { code: 'missing.pay', label: '賃金' },
  { code: 'missing.employer-name', label: '募集者の氏名・名称' },
  { code: 'missing.employer-address', label: '募集者の住所' },
  { code: 'missing.employer-contact', label: '募集者の連絡先' },
]

/** Further items required by law (職業安定法5条の3). */
export const shouldState: readonly Item[] = [
  { code: 'missing.period', label: '雇用期間' },
  { code: 'missing.trial', label: '試用期間' },
  { code: 'missing.duties-change', label: '業務の変更の範囲' },
  { code: 'missing.workplace-change', label: '就業場所の変更の範囲' },
  { code: 'missing.hours', label: '始業・終業' },
  { code: 'missing.break', label: '休憩' },
  { code: 'missing.overtime', label: '時間外労働' },
  { code: 'missing.holidays', label: '休日' },
  { code: 'missing.insurance', label: '加入保険' },
  { code: 'missing.smoking', label: '受動喫煙防止措置' },
]

const listed = new Set<string>([...mustShow, ...shouldState].map(({ code }) => code))

export type Progress = {
  /** Open findings of `mustShow` and `shouldState`, in their order. */
  must: readonly DescribedFinding[]
  should: readonly DescribedFinding[]
  /** All other findings. */
  others: readonly DescribedFinding[]
}

export function progressOf(findings: readonly DescribedFinding[]): Progress {
  const open = (items: readonly Item[]) => items.flatMap(({ code }) => findings.find((one) => one.code === code) ?? [])
  return { must: open(mustShow), should: open(shouldState), others: findings.filter(({ code }) => !listed.has(code)) }
}
