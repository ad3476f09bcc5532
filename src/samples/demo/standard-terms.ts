import { hoursOfMonth } from '#rules/postings/pay.ts'
import type { Insurance } from '#rules/postings/term-vocabularies.ts'
import type { PayTerms, Terms } from '#rules/postings/terms.ts'

const everyInsurance: Insurance[] = ['employment', 'accident', 'health', 'pension']
const nineToSix = { start: '09:00', end: '18:00' }

/** What most demo jobs have in common, whatever the contract. */
const common: Terms = {
  duties: { change_scope: '変更なし' },
  workplace: { change_scope: '変更なし', transfer: 'none', remote_days: 0, smoking: 'prohibited' },
  hours: { system: 'fixed', spans: [nineToSix], break_minutes: 60, overtime: 'some' },
  insurance: everyInsurance,
  dispatched: false,
}

const officeWeek: Terms['holidays'] = { pattern: 'two-days-full', days: ['sat', 'sun', 'public'], annual_days: 120 }

/** 正社員: no fixed period, 3 months on trial, 9 to 18 o'clock, Saturdays, Sundays and holidays off. */
export const fullTimeStandard = standard({
  ...common,
  period: { kind: 'indefinite' },
  trial: { exists: true, months: 3, same_terms: true },
  duties: { change_scope: '会社の定める業務' },
  holidays: officeWeek,
  pay: {
    unit: 'month',
    bonus: '年2回（6月・12月）、業績による',
    raise: '年1回（4月）',
    trial_pay: '本採用と同じ',
    commuting: '実費支給（月3万円まで）',
  },
  selection: { headcount: 1, steps: ['書類選考', '面接2回', '内定'], documents: '履歴書、職務経歴書' },
})

/** 契約社員: a year that may be renewed, a month on trial. */
export const contractStandard = standard({
  ...common,
  period: {
    kind: 'fixed',
    months: 12,
    renewal: 'conditional',
    renewal_criteria: '契約期間満了時の業務量、勤務成績および会社の経営状況により判断',
    renewal_limit: '通算5年',
  },
  trial: { exists: true, months: 1, same_terms: true },
  holidays: officeWeek,
  pay: {
    unit: 'month',
    bonus: 'なし',
    raise: '契約の更新時に見直し',
    trial_pay: '本採用と同じ',
    commuting: '実費支給（月3万円まで）',
  },
  selection: { headcount: 2, steps: ['書類選考', '面接1回', '内定'], documents: '履歴書、職務経歴書' },
})

/** パート・アルバイト: hourly pay, half a year that may be renewed, no overtime. */
export const partTimeStandard = standard({
  ...common,
  period: {
    kind: 'fixed',
    months: 6,
    renewal: 'conditional',
    renewal_criteria: '契約期間満了時の業務量および勤務成績により判断',
    renewal_limit: '更新の上限はありません',
  },
  trial: { exists: true, months: 1, same_terms: true },
  hours: { ...common.hours, overtime: 'none' },
  holidays: { pattern: 'shift' },
  pay: {
    unit: 'hour',
    bonus: 'なし',
    raise: '契約の更新時に見直し',
    trial_pay: '本採用と同じ',
    commuting: '実費支給（月1万5,000円まで）',
  },
  insurance: ['employment', 'accident'],
  selection: { headcount: 2, steps: ['面接1回', '採用の連絡'], documents: '履歴書' },
})

/** 派遣社員: hourly pay at a client, three months that may be renewed. */
export const dispatchStandard = standard({
  ...common,
  period: {
    kind: 'fixed',
    months: 3,
    renewal: 'conditional',
    renewal_criteria: '派遣先の業務量および勤務成績により判断',
    renewal_limit: '同一の組織単位では3年まで',
  },
  trial: { exists: false },
  holidays: officeWeek,
  pay: {
    unit: 'hour',
    bonus: 'なし（時給に含みます）',
    raise: '契約の更新時に見直し',
    trial_pay: '試用期間なし',
    commuting: '実費支給（月2万円まで）',
  },
  dispatched: true,
  selection: { headcount: 3, steps: ['登録面談', '職場見学', '就業の決定'], documents: '履歴書、職務経歴書' },
})

/** インターン: hourly pay for some months, which end with the internship. */
export const internStandard = standard({
  ...common,
  period: { kind: 'fixed', months: 3, renewal: 'none' },
  trial: { exists: false },
  hours: { ...common.hours, overtime: 'none' },
  holidays: { pattern: 'other' },
  pay: {
    unit: 'hour',
    bonus: 'なし',
    raise: 'なし',
    trial_pay: '試用期間なし',
    commuting: '実費支給（月1万5,000円まで）',
  },
  insurance: ['accident'],
  selection: { headcount: 2, steps: ['書類選考', '面接1回', '採用の連絡'], documents: '履歴書' },
})

/** Terms by a standard: each member that is stated goes over that of the standard, part by part; null leaves it out. */
function standard(usual: Terms): (stated: Terms) => Terms {
  return (stated) => {
    const terms: Terms = {
      ...usual,
      ...stated,
      period: over(usual.period, stated.period),
      trial: over(usual.trial, stated.trial),
      duties: over(usual.duties, stated.duties),
      workplace: over(usual.workplace, stated.workplace),
      hours: over(usual.hours, stated.hours),
      holidays: over(usual.holidays, stated.holidays),
      pay: over(usual.pay, stated.pay),
      selection: over(usual.selection, stated.selection),
    }
    return terms.pay ? { ...terms, pay: { ...payParts(terms.pay), monthly_hours: monthlyHours(terms) } } : terms
  }
}

function over<Part extends object>(usual: Part | null | undefined, stated: Part | null | undefined) {
  return stated === null ? null : { ...usual, ...stated }
}

/** Hours a month to one decimal, from the days off and the hours of a day. */
function monthlyHours(terms: Terms): number | null {
  const hours = hoursOfMonth(terms)
  return hours === null ? null : Math.round(hours * 10) / 10
}

/** The base pay of a month is what allowances and fixed overtime leave of its pay. */
function payParts(pay: PayTerms): PayTerms {
  if (pay.unit !== 'month' || !pay.min) return pay
  const allowances = (pay.allowances ?? []).reduce((total, { yen }) => total + yen, 0)
  return { ...pay, base: pay.min - allowances - (pay.fixed_overtime?.yen ?? 0) }
}
