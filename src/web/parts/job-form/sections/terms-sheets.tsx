import { useWatch } from 'react-hook-form'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { type TermsPart, TermsRows } from './terms/terms-rows.tsx'
import { type Stated, TermsSheet } from './terms-sheet.tsx'

type Sheet = {
  part: TermsPart
  title: string
  stated: Stated
}

const ways: Sheet = {
  part: 'ways',
  title: '働き方（期間・日数・時間帯・特徴）',
  stated: ({ ways: { periods, days_min, days_max, hours_day_min, hours_day_max, ...others }, pay }) => [
    periods,
    days_min || days_max,
    hours_day_min || hours_day_max,
    others.weekdays,
    others.bands,
    pay.cycle,
    others.options,
    others.japanese,
  ],
}

const sheets: readonly Sheet[] = [
  {
    part: 'period',
    title: '雇用期間・試用期間',
    stated: ({ period, trial }) => [period.kind, trial.exists],
  },
  {
    part: 'duties',
    title: '業務と変更の範囲',
    stated: ({ duties }) => [duties.initial, duties.change_scope],
  },
  {
    part: 'workplace',
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
    title: '休日・休暇',
    stated: ({ holidays }) => [holidays.pattern, holidays.days, holidays.annual_days, holidays.note],
  },
  {
    part: 'pay-details',
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
    title: '加入保険・派遣',
    stated: ({ insurance, dispatched }) => [insurance, dispatched],
  },
  {
    part: 'age',
    title: '年齢制限（例外に当たるときだけ）',
    stated: ({ age_limit }) => [age_limit.min, age_limit.max, age_limit.reason],
  },
  {
    part: 'selection',
    title: '選考',
    stated: ({ selection }, questions) => [
      selection.headcount,
      selection.steps,
      selection.asks.length > 0 ? selection.asks : selection.documents,
      questions,
    ],
  },
]

/** The first section's number; other sections come before. */
const first = 5

/** A section for each part of the terms, closed except the hours; ways of working come first for part-time work. */
export function TermsSheets() {
  const type = useWatch({ control: useJobForm().control, name: 'job_type' })
  const inOrder = type === 'part-time' ? [ways, ...sheets] : [...sheets, ways]
  return inOrder.map(({ part, title, stated }, at) => (
    <TermsSheet key={part} number={String(first + at)} title={title} stated={stated} opened={part === 'hours'}>
      <TermsRows part={part} />
    </TermsSheet>
  ))
}
