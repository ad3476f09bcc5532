import type { Salary } from '#rules/jobs/salary.ts'
import { askName } from './asks.ts'
import { type NamedWorkplace, notStated } from './card-facts.ts'
import {
  ageText,
  otherPlacesText,
  periodText,
  placeText,
  renewalText,
  smokingText,
  trialText,
} from './condition-texts.ts'
import { breakText, detailHoursText, minutesText } from './detail-hours-text.ts'
import { daysText, holidayPatternName, joined } from './hours-text.ts'
import { statedPayText, yenText } from './pay-text.ts'
import { terms, termText, termValue } from './term-list.ts'
import type { Terms } from './terms.ts'
import { cycleText, extentText, optionsText } from './ways-text.ts'

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
  /** Null where its employer hides it. */
  pay_estimate?: unknown
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

/** What a line of the table is about. */
export type Source = { job: TableJob; terms: Terms; employer: TableEmployer }

/** The number by which jobs are compared in a row, and what the best one is called. */
export type Measure = {
  of: (source: Source) => number | null
  better: 'more' | 'less'
  words: string | ((source: Source) => string)
}

export type TableRow = {
  part: TablePart
  label: string
  text: (source: Source) => string | number | null | undefined
  measure?: Measure | undefined
}

const better = {
  more: { better: 'more', words: '最も多い' },
  less: { better: 'less', words: '最も少ない' },
} as const

/** The rows of each part: those of several facts, and the paths of terms that have a line of their own. */
const parts: Record<TablePart, readonly (string | Omit<TableRow, 'part'>)[]> = {
  仕事: [
    { label: '募集職種', text: ({ job }) => job.title },
    'duties',
    { label: '応募要件', text: ({ job }) => joined(job.requirements, '、') },
    { label: '働き方の特徴', text: ({ terms }) => optionsText(terms.ways) },
    { label: '年齢制限', text: ({ terms }) => ageText(terms.age_limit) },
  ],
  契約: [
    { label: '雇用形態', text: ({ job }) => job.employment },
    { label: '雇用期間', text: ({ terms }) => periodText(terms.period) },
    'ways',
    { label: '契約の更新', text: ({ terms }) => renewalText(terms.period) },
    { label: '試用期間', text: ({ terms }) => trialText(terms.trial) },
    'dispatched',
  ],
  場所: [
    {
      label: '就業場所',
      text: ({ job, terms }) =>
        joined([placeText(terms.workplace, job.workplaces) ?? job.location, otherPlacesText(terms.workplaces)]),
    },
    'workplace.change_scope',
    'workplace.transfer',
    { label: '働き方', text: ({ job }) => job.workStyle },
    'workplace',
    { label: '受動喫煙防止措置', text: ({ terms }) => smokingText(terms.workplace) },
  ],
  時間と休日: [
    { label: '就業時間', text: ({ terms }) => detailHoursText(terms.hours) },
    { label: '勤務日数・時間帯', text: ({ terms }) => extentText(terms.ways) },
    {
      label: '休憩',
      text: ({ terms }) => breakText(terms.hours),
    },
    'hours',
    { label: '時間外労働', text: overtimeText, measure: { of: overtimeHours, ...better.less } },
    { label: '休日', text: daysOffText },
    'holidays',
  ],
  賃金: [
    {
      label: '賃金',
      text: ({ job, terms }) => joined([statedPayText(terms.pay) ?? monthlyPayText(job), terms.pay?.note]),
    },
    'pay.base',
    'pay.allowances',
    { label: '固定残業代', text: fixedOvertimeText },
    'pay.monthly_hours',
    'pay.raise',
    'pay.bonus',
    { label: '賃金の支払い', text: ({ terms }) => cycleText(terms.pay) },
    'pay',
  ],
  '保険・福利厚生': ['insurance', { label: '福利厚生', text: ({ job }) => joined(job.benefits, '、') }],
  選考: ['selection', { label: '応募書類', text: papersText }, { label: '応募締切', text: ({ job }) => job.deadline }],
  募集者: [
    { label: '募集者の氏名または名称', text: ({ employer }) => employer.name },
    { label: '募集者の住所', text: ({ employer }) => employer.address },
    {
      label: '募集者の連絡先',
      text: ({ employer }) => joined([employer.phone, employer.email, employer.form_url]),
    },
    { label: '掲載日', text: ({ job }) => job.posted },
    { label: '情報の時点', text: ({ job }) => job.asOf },
  ],
}

const named = new Set(
  Object.values(parts)
    .flat()
    .filter((row) => typeof row === 'string'),
)

/** The rows of the terms at a path and below it that no other entry names. */
const rowsOf = (under: string): Omit<TableRow, 'part'>[] =>
  terms
    .filter(({ path, line }) => line && (path === under || (path.startsWith(`${under}.`) && !named.has(path))))
    .map((term) => ({
      label: term.line === true ? term.label : (term.line ?? ''),
      text: ({ terms: stated }) => termText(term, termValue(stated, term.path)),
      measure: term.better && {
        of: ({ terms: stated }) => (termValue(stated, term.path) as number | null | undefined) ?? null,
        ...better[term.better],
      },
    }))

/** The rows of every posting's table, in order. */
export const tableRows: readonly TableRow[] = Object.entries(parts).flatMap(([part, entries]) =>
  entries
    .flatMap((entry) => (typeof entry === 'string' ? rowsOf(entry) : entry))
    .map((row) => ({ ...row, part: part as TablePart })),
)

/** The table of a posting: the same lines in the same order for every job. */
export const postingTable = (job: TableJob, employer: TableEmployer): TableLine[] =>
  tableRows.map(({ part, label, text }) => {
    const value = String(text({ job, terms: job.terms ?? {}, employer }) || '').trim()
    return { part, label, value: value || notStated, stated: value !== '' }
  })

/** Groups lines, or rows of a comparison, by part. */
export function byPart<Line extends { part: string }>(lines: readonly Line[]): { part: string; lines: Line[] }[] {
  const inOrder = [...new Set(lines.map(({ part }) => part))]
  return inOrder.map((part) => ({ part, lines: lines.filter((line) => line.part === part) }))
}

/** Only the lines of the terms. */
export function termsLines(stated: Terms): TableLine[] {
  const nothing = { title: '', location: '', employment: '', workStyle: '', requirements: [], benefits: [] }
  const dates = { deadline: null, posted: '', asOf: '' }
  const employer = { name: null, address: null, phone: null, email: null, form_url: null }
  const job = { ...nothing, ...dates, salary_min: null, salary_max: null, terms: stated }
  return postingTable(job, employer).filter((line) => line.stated)
}

/** A job without stated pay is 応相談 unless both salary bounds are stated. */
function monthlyPayText({ salary_min, salary_max }: Salary): string | null {
  return salary_min && salary_max ? statedPayText({ unit: 'month', min: salary_min, max: salary_max }) : null
}

function overtimeText({ terms: { hours } }: Source): string | null {
  if (hours?.overtime === 'none') return 'なし'
  const average = hours?.overtime_hours
  if (average !== undefined && average !== null) return `あり（月平均${average}時間）`
  return hours?.overtime === 'some' ? 'あり' : null
}

function overtimeHours({ terms: { hours } }: Source): number | null {
  return hours?.overtime === 'none' ? 0 : (hours?.overtime_hours ?? null)
}

function daysOffText({ terms: { holidays } }: Source): string | null {
  const { pattern, days, note } = holidays ?? {}
  return joined([pattern && holidayPatternName[pattern], days?.length && daysText(days), note])
}

function fixedOvertimeText({ terms: { pay } }: Source): string | null {
  const { yen, hours, excess_paid } = pay?.fixed_overtime ?? {}
  return joined([
    yen && yenText(yen),
    hours && `${minutesText(Math.round(hours * 60))}相当`,
    excess_paid && '超過分は追加で支給',
  ])
}

function papersText({ terms: { selection } }: Source): string | null {
  const { documents, asks } = selection ?? {}
  const papers = (asks ?? []).map((ask) => askName[ask])
  return documents || joined(papers, '、')
}
