import type { Salary } from '#rules/jobs/salary.ts'
import { askName } from './asks.ts'
import { type NamedWorkplace, notStated } from './card-facts.ts'
import {
  ageText,
  insuranceText,
  otherPlacesText,
  periodText,
  placeText,
  renewalText,
  smokingText,
  trialText,
} from './condition-texts.ts'
import { detailHoursText, minutesText } from './detail-hours-text.ts'
import { daysText, holidayPatternName, joined } from './hours-text.ts'
import { statedPayText, yenText } from './pay-text.ts'
import type { Terms } from './terms.ts'
import { cycleText, extentText, optionsText, periodsText } from './ways-text.ts'

/**
 * The job data of the table besides its terms, as texts. `workStyle` and `employment` are labels, `posted` and `asOf`
 * the days of posting and of the last change.
 */
export type TableJob = Salary & {
  title: string
  location: string
  employment: string
  workStyle: string
  requirements: readonly string[]
  benefits: readonly string[]
  terms: Terms | null
  workplaces?: readonly NamedWorkplace[]
  deadline: string | null
  posted: string
  asOf: string
}

/** The employer's lines that 職業安定法5条の4 requires with every posting. */
export type TableEmployer = {
  name: string | null
  address: string | null
  phone: string | null
  email: string | null
  form_url: string | null
}

/** One line of the table; `part` is its heading. */
export type TableLine = { part: TablePart; label: string; value: string; stated: boolean }

export type TablePart = '仕事' | '契約' | '場所' | '時間と休日' | '賃金' | '保険・福利厚生' | '選考' | '募集者'

type Entry = [part: TablePart, label: string, value: string | number | null | undefined]

/** The table of a posting: the same lines in the same order for every job. */
export function postingTable(job: TableJob, employer: TableEmployer): TableLine[] {
  const terms = job.terms ?? {}
  return [
    ...workEntries(job, terms),
    ...contractEntries(job, terms),
    ...placeEntries(job, terms),
    ...timeEntries(terms),
    ...payEntries(job, terms),
    ...benefitEntries(job, terms),
    ...selectionEntries(job, terms),
    ...employerEntries(job, employer),
  ].map(line)
}

/** Groups lines, or rows of a comparison, by part. */
export function byPart<Line extends { part: string }>(lines: readonly Line[]): { part: string; lines: Line[] }[] {
  const parts = [...new Set(lines.map(({ part }) => part))]
  return parts.map((part) => ({ part, lines: lines.filter((line) => line.part === part) }))
}

/** Only the lines of the terms. */
export function termsLines(terms: Terms): TableLine[] {
  const nothing = { title: '', location: '', employment: '', workStyle: '', requirements: [], benefits: [] }
  const dates = { deadline: null, posted: '', asOf: '' }
  const employer = { name: null, address: null, phone: null, email: null, form_url: null }
  const job = { ...nothing, ...dates, salary_min: null, salary_max: null, terms }
  return postingTable(job, employer).filter(({ stated }) => stated)
}

function line([part, label, value]: Entry): TableLine {
  const text = typeof value === 'string' ? value.trim() : ''
  return { part, label, value: text || notStated, stated: text !== '' }
}

const workEntries = (job: TableJob, { duties, age_limit, ways }: Terms): Entry[] => [
  ['仕事', '募集職種', job.title],
  ['仕事', '仕事内容（雇入れ直後）', duties?.initial],
  ['仕事', '仕事内容（変更の範囲）', duties?.change_scope],
  ['仕事', '応募要件', joined(job.requirements, '、')],
  ['仕事', '働き方の特徴', optionsText(ways)],
  ['仕事', '年齢制限', ageText(age_limit)],
]

const contractEntries = (job: TableJob, terms: Terms): Entry[] => [
  ['契約', '雇用形態', job.employment],
  ['契約', '雇用期間', periodText(terms.period)],
  ['契約', '働く期間', periodsText(terms.ways)],
  ['契約', '契約の更新', renewalText(terms.period)],
  ['契約', '試用期間', trialText(terms.trial)],
  ['契約', '派遣労働者としての雇用', dispatchedText(terms)],
]

const placeEntries = (job: TableJob, terms: Terms): Entry[] => [
  [
    '場所',
    '就業場所',
    joined([placeText(terms.workplace, job.workplaces) ?? job.location, otherPlacesText(terms.workplaces)]),
  ],
  ['場所', '就業場所（変更の範囲）', terms.workplace?.change_scope],
  ['場所', '転勤', terms.workplace?.transfer && (terms.workplace.transfer === 'none' ? 'なし' : 'あり')],
  ['場所', '働き方', job.workStyle],
  ['場所', '在宅勤務', remoteText(terms)],
  ['場所', '受動喫煙防止措置', smokingText(terms.workplace)],
]

const timeEntries = (terms: Terms): Entry[] => [
  ['時間と休日', '就業時間', detailHoursText(terms.hours)],
  ['時間と休日', '勤務日数・時間帯', extentText(terms.ways)],
  ['時間と休日', '休憩', breakText(terms)],
  ['時間と休日', '時間外労働', overtimeText(terms)],
  ['時間と休日', '休日', daysOffText(terms)],
  ['時間と休日', '年間休日', terms.holidays?.annual_days && `${terms.holidays.annual_days}日`],
]

function payEntries(job: TableJob, terms: Terms): Entry[] {
  const { note, base, allowances, monthly_hours, raise, bonus, commuting, trial_pay } = terms.pay ?? {}
  const named = (allowances ?? []).map(({ name, yen }) => `${name} ${yenText(yen)}`)
  return [
    ['賃金', '賃金', joined([statedPayText(terms.pay) ?? monthlyPayText(job), note])],
    ['賃金', '基本給', base && yenText(base)],
    ['賃金', '諸手当', joined(named, '、')],
    ['賃金', '固定残業代', fixedOvertimeText(terms)],
    ['賃金', '所定労働時間', monthly_hours && `月平均${monthly_hours}時間`],
    ['賃金', '昇給', raise],
    ['賃金', '賞与', bonus],
    ['賃金', '賃金の支払い', cycleText(terms.pay)],
    ['賃金', '通勤手当', commuting],
    ['賃金', '試用期間中の賃金', trial_pay],
  ]
}

const benefitEntries = (job: TableJob, terms: Terms): Entry[] => [
  ['保険・福利厚生', '加入保険', insuranceText(terms.insurance)],
  ['保険・福利厚生', '福利厚生', joined(job.benefits, '、')],
]

const selectionEntries = (job: TableJob, { selection }: Terms): Entry[] => [
  ['選考', '募集人数', selection?.headcount && `${selection.headcount}名`],
  ['選考', '選考の流れ', joined(selection?.steps ?? [], ' → ')],
  [
    '選考',
    '応募書類',
    selection?.documents ||
      joined(
        (selection?.asks ?? []).map((ask) => askName[ask]),
        '、',
      ),
  ],
  ['選考', '応募締切', job.deadline],
]

const employerEntries = (job: TableJob, employer: TableEmployer): Entry[] => [
  ['募集者', '募集者の氏名または名称', employer.name],
  ['募集者', '募集者の住所', employer.address],
  ['募集者', '募集者の連絡先', joined([employer.phone, employer.email, employer.form_url])],
  ['募集者', '掲載日', job.posted],
  ['募集者', '情報の時点', job.asOf],
]

/** A job without stated pay is 応相談 unless both salary bounds are stated. */
function monthlyPayText({ salary_min, salary_max }: Salary): string | null {
  return salary_min && salary_max ? statedPayText({ unit: 'month', min: salary_min, max: salary_max }) : null
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
