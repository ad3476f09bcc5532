import type { TermsValues } from '#web/parts/job-form/values/terms-values.ts'
import { type TermsPart, TermsRows } from './terms/terms-rows.tsx'
import { TermsSheet } from './terms-sheet.tsx'

const sheets: readonly {
  part: TermsPart
  number: string
  title: string
  stated: (terms: TermsValues) => readonly unknown[]
}[] = [
  {
    part: 'period',
    number: '5',
    title: '雇用期間・試用期間',
    stated: ({ period, trial }) => [period.kind, trial.exists],
  },
  {
    part: 'duties',
    number: '6',
    title: '業務と変更の範囲',
    stated: ({ duties }) => [duties.initial, duties.change_scope],
  },
  {
    part: 'workplace',
    number: '7',
    title: '就業場所',
    stated: ({ workplace }) => [
      workplace.address || workplace.prefecture,
      workplace.station,
      workplace.change_scope,
      workplace.transfer,
      workplace.remote_days,
      workplace.smoking,
    ],
  },
  {
    part: 'hours',
    number: '8',
    title: '就業時間・休憩・時間外労働',
    stated: ({ hours }) => [
      hours.system,
      hours.spans,
      hours.break_minutes,
      hours.overtime || hours.overtime_hours,
      hours.note,
    ],
  },
  {
    part: 'days-off',
    number: '9',
    title: '休日・休暇',
    stated: ({ holidays }) => [holidays.pattern, holidays.days, holidays.annual_days, holidays.note],
  },
  {
    part: 'pay-details',
    number: '10',
    title: '賃金の内訳',
    stated: ({ pay }) => [
      pay.base,
      pay.allowances,
      pay.fixed_overtime,
      pay.monthly_hours,
      pay.raise,
      pay.bonus,
      pay.commuting,
      pay.trial_pay,
      pay.note,
    ],
  },
  {
    part: 'insurance',
    number: '11',
    title: '加入保険・派遣',
    stated: ({ insurance, dispatched }) => [insurance, dispatched],
  },
  {
    part: 'age',
    number: '12',
    title: '年齢制限（例外に当たるときだけ）',
    stated: ({ age_limit }) => [age_limit.min, age_limit.max, age_limit.reason],
  },
  {
    part: 'selection',
    number: '13',
    title: '選考',
    stated: ({ selection }) => [selection.headcount, selection.steps, selection.documents],
  },
]

/** A closed section for each part of the terms. */
export function TermsSheets() {
  return sheets.map(({ part, number, title, stated }) => (
    <TermsSheet key={part} number={number} title={title} stated={stated}>
      <TermsRows part={part} />
    </TermsSheet>
  ))
}
