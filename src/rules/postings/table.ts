import { notStated } from './card-facts.ts'
import {
  ageText,
  insuranceText,
  periodText,
  placeText,
  renewalText,
  smokingText,
  trialText,
} from './condition-texts.ts'
import { daysText, detailHoursText, holidayPatternName, joined, minutesText } from './hours-text.ts'
import { detailPayText, yenText } from './pay-text.ts'
import type { Terms } from './terms.ts'

/** What the table shows of a job besides its terms. `employment` is the label of its type, `asOf` the day of the last change. */
export type TableJob = {
  title: string
  location: string
  employment: string
  requirements: readonly string[]
  benefits: readonly string[]
  terms: Terms | null
  asOf: string
}

/** The employer's lines that 職業安定法5条の4 wants with every posting. */
export type TableEmployer = {
  name: string | null
  address: string | null
  phone: string | null
  email: string | null
  form_url: string | null
}

export type TableLine = { label: string; value: string; stated: boolean }

/** The table of a posting: the same lines in the same order for every job. */
export function postingTable(job: TableJob, employer: TableEmployer): TableLine[] {
  const terms = job.terms ?? {}
  return [
    ['募集職種', job.title],
    ['仕事内容（雇入れ直後）', terms.duties?.initial],
    ['仕事内容（変更の範囲）', terms.duties?.change_scope],
    ['応募要件', joined(job.requirements, '、')],
    ['年齢制限', ageText(terms.age_limit)],
    ['雇用形態', job.employment],
    ['雇用期間', periodText(terms.period)],
    ['契約の更新', renewalText(terms.period)],
    ['試用期間', trialText(terms.trial)],
    ['就業場所', placeText(terms.workplace) ?? job.location],
    ['就業場所（変更の範囲）', terms.workplace?.change_scope],
    ['転勤', terms.workplace?.transfer && (terms.workplace.transfer === 'none' ? 'なし' : 'あり')],
    ['在宅勤務', remoteText(terms)],
    ['就業時間', detailHoursText(terms.hours)],
    ['休憩', breakText(terms)],
    ['時間外労働', overtimeText(terms)],
    ['休日', daysOffText(terms)],
    ['年間休日', terms.holidays?.annual_days && `${terms.holidays.annual_days}日`],
    ['賃金', joined([detailPayText(terms.pay), terms.pay?.note])],
    ['基本給', terms.pay?.base && yenText(terms.pay.base)],
    [
      '諸手当',
      joined(
        (terms.pay?.allowances ?? []).map(({ name, yen }) => `${name} ${yenText(yen)}`),
        '、',
      ),
    ],
    ['固定残業代', fixedOvertimeText(terms)],
    ['所定労働時間', terms.pay?.monthly_hours && `月平均${terms.pay.monthly_hours}時間`],
    ['昇給', terms.pay?.raise],
    ['賞与', terms.pay?.bonus],
    ['通勤手当', terms.pay?.commuting],
    ['試用期間中の賃金', terms.pay?.trial_pay],
    ['加入保険', insuranceText(terms.insurance)],
    ['福利厚生', joined(job.benefits, '、')],
    ['受動喫煙防止措置', smokingText(terms.workplace)],
    ['派遣労働者としての雇用', dispatchedText(terms)],
    ['募集人数', terms.selection?.headcount && `${terms.selection.headcount}名`],
    ['選考の流れ', joined(terms.selection?.steps ?? [], ' → ')],
    ['応募書類', terms.selection?.documents],
    ['募集者の氏名または名称', employer.name],
    ['募集者の住所', employer.address],
    ['募集者の連絡先', joined([employer.phone, employer.email, employer.form_url])],
    ['情報の時点', job.asOf],
  ].map(([label = '', value]) => line(String(label), value))
}

/** The lines that the terms alone state. */
export function termsLines(terms: Terms): TableLine[] {
  const job = { title: '', location: '', employment: '', requirements: [], benefits: [], terms, asOf: '' }
  const employer = { name: null, address: null, phone: null, email: null, form_url: null }
  return postingTable(job, employer).filter(({ stated }) => stated)
}

function line(label: string, value: string | number | null | undefined): TableLine {
  const text = typeof value === 'string' ? value.trim() : ''
  return text ? { label, value: text, stated: true } : { label, value: notStated, stated: false }
}

function remoteText({ workplace }: Terms): string | null {
  const days = workplace?.remote_days
  if (days === undefined || days === null) return null
  return days === 0 ? 'なし' : `週${days}日まで`
}

function breakText({ hours }: Terms): string | null {
  const minutes = hours?.break_minutes
  if (minutes === undefined || minutes === null) return null
  return minutes === 0 ? 'なし' : `${minutes}分`
}

function overtimeText({ hours }: Terms): string | null {
  if (hours?.overtime === 'none') return 'なし'
  const average = hours?.overtime_hours
  if (average !== undefined && average !== null) return `あり（月平均${average}時間）`
  return hours?.overtime === 'some' ? 'あり' : null
}

function daysOffText({ holidays }: Terms): string | null {
  if (!holidays) return null
  const { pattern, days, note } = holidays
  return joined([pattern && holidayPatternName[pattern], days?.length && daysText(days), note])
}

function fixedOvertimeText({ pay }: Terms): string | null {
  const { yen, hours, excess_paid } = pay?.fixed_overtime ?? {}
  return joined([
    yen && yenText(yen),
    hours && `${minutesText(Math.round(hours * 60))}相当`,
    excess_paid && '超過分は追加で支給',
  ])
}

function dispatchedText({ dispatched }: Terms): string | null {
  if (dispatched === undefined || dispatched === null) return null
  return dispatched ? '派遣労働者として雇用します' : '派遣労働者としての雇用ではありません'
}
