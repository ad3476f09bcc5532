import { prefectures } from '#rules/jobs/prefectures.ts'
import { type NamedWorkplace, stationTexts } from './card-facts.ts'
import { joined } from './hours-text.ts'
import type { Insurance } from './term-vocabularies.ts'
import type { AgeLimitTerms, OtherWorkplace, PeriodTerms, TrialTerms, WorkplaceTerms } from './terms.ts'

export const smokingName = {
  prohibited: '敷地内または屋内禁煙',
  'separate-room': '喫煙専用室あり（喫煙室を除き屋内禁煙）',
  allowed: '喫煙可',
  outdoors: '屋内禁煙（屋外に喫煙場所あり）',
}

export const insuranceName: Record<Insurance, string> = {
  employment: '雇用保険',
  accident: '労災保険',
  health: '健康保険',
  pension: '厚生年金保険',
}

/** The lawful reasons of 労働施策総合推進法施行規則1条の3第1項 in the words of a posting. */
export const ageReasonName = {
  '1': '定年年齢を上限とするため（例外事由1号）',
  '2': '法令により就業できる年齢が定められているため（例外事由2号）',
  '3-i': '長期勤続によるキャリア形成を図るため（例外事由3号のイ）',
  '3-ro': '技能・ノウハウの継承のため（例外事由3号のロ）',
  '3-ha': '芸術・芸能の表現の真実性のため（例外事由3号のハ）',
  '3-ni': '60歳以上の方などの雇用を促進するため（例外事由3号のニ）',
}

export type AgeReason = keyof typeof ageReasonName

export function ageText(limit: AgeLimitTerms | null | undefined): string | null {
  const { min, max, reason } = limit ?? {}
  const ages = joined([min && `${min}歳以上`, max && `${max}歳以下`], '')
  return ages && joined([ages, reason && ageReasonName[reason]])
}

export function periodText(period: PeriodTerms | null | undefined): string | null {
  if (period?.kind === 'indefinite') return '期間の定めなし'
  if (period?.kind !== 'fixed') return null
  return period.months ? `期間の定めあり（${monthsText(period.months)}）` : '期間の定めあり'
}

/** Whether the contract is renewed, by which criteria and how often at most (労働条件明示 since April 2024). */
export function renewalText(period: PeriodTerms | null | undefined): string | null {
  if (period?.kind === 'indefinite') return '期間の定めがないため更新はありません'
  if (period?.renewal === 'none') return '更新なし'
  if (!period?.renewal) return null
  return joined([
    period.renewal === 'automatic' ? '自動的に更新する' : '更新する場合がある',
    period.renewal_criteria && `基準：${period.renewal_criteria}`,
    period.renewal_limit && `上限：${period.renewal_limit}`,
  ])
}

export function trialText(trial: TrialTerms | null | undefined): string | null {
  if (trial?.exists === false) return 'なし'
  if (!trial?.exists) return null
  return joined([
    trial.months ? `あり（${monthsText(trial.months)}）` : 'あり',
    trial.same_terms === true && '期間中の条件は本採用と同じ',
    trial.same_terms === false && !trial.terms && '期間中の条件は本採用と異なる',
    trial.terms,
  ])
}

/** The place of work with its prefecture, and its access. */
export function placeText(
  workplace: WorkplaceTerms | null | undefined,
  named: readonly NamedWorkplace[] | undefined,
): string | null {
  if (!workplace?.address) return null
  const address = addressText(workplace)
  const { postal_code } = workplace
  return joined([
    postal_code && `〒${postal_code.slice(0, 3)}-${postal_code.slice(3)}`,
    address,
    ...stationTexts(workplace, named),
  ])
}

/** The other places of work that state an address. */
export function otherPlacesText(workplaces: readonly OtherWorkplace[] | null | undefined): string | null {
  const addresses = joined((workplaces ?? []).map(addressText), '、')
  return addresses && `ほかの就業場所：${addresses}`
}

function addressText({ prefecture, address }: OtherWorkplace): string | null {
  const name = prefectures.find(({ value }) => value === prefecture)?.name ?? ''
  return address ? (address.startsWith(name) ? address : `${name}${address}`) : null
}

export function smokingText(workplace: WorkplaceTerms | null | undefined): string | null {
  return joined([workplace?.smoking && smokingName[workplace.smoking], workplace?.smoking_note])
}

export function insuranceText(insurance: readonly Insurance[] | null | undefined): string | null {
  if (!insurance) return null
  const names = (Object.keys(insuranceName) as Insurance[]).filter((one) => insurance.includes(one))
  return names.length === 0 ? '加入なし' : names.map((one) => insuranceName[one]).join('、')
}

function monthsText(months: number): string {
  return months % 12 === 0 ? `${months / 12}年` : `${months}か月`
}
