import type { ComponentType } from 'react'
import { ageReasonName, insuranceName } from '#rules/postings/condition-texts.ts'
import { dayName, holidayPatternName } from '#rules/postings/hours-text.ts'
import { ageReasons, holidayDays, holidayPatterns, insurances } from '#rules/postings/term-vocabularies.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import { ChecksRow, RadioRow, SelectRow, yesOrNo } from '#web/parts/job-form/rows/choice-row.tsx'
import { FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'
import { HoursRows } from './hours-rows.tsx'
import { PayDetailsRows } from './pay-details-rows.tsx'
import { PeriodRows } from './period-rows.tsx'
import { SelectionRows } from './selection-rows.tsx'
import { WaysRows } from './ways-rows.tsx'
import { WorkplaceRows } from './workplace-rows.tsx'

const ageReasonOptions = ageReasons.map((value) => ({ value, label: ageReasonName[value] }))

function AgeRows() {
  return (
    <>
      <FigureRow
        name="terms.age_limit.min"
        label="年齢の下限"
        unit="歳以上"
        hint="年齢の条件は、法令の例外に当たるときだけ設けられます（労働施策総合推進法9条）。"
      />
      <FigureRow name="terms.age_limit.max" label="年齢の上限" unit="歳以下" />
      <SelectRow name="terms.age_limit.reason" label="例外に当たる理由" options={ageReasonOptions} />
    </>
  )
}

const patternOptions = holidayPatterns.map((value) => ({ value, label: holidayPatternName[value] }))
const dayOptions = holidayDays.map((value) => ({ value, label: dayName[value] }))

function DaysOffRows() {
  return (
    <>
      <SelectRow
        name="terms.holidays.pattern"
        label="休日の制度"
        options={patternOptions}
        hint="完全週休2日制は毎週2日、週休2日制は月に1回以上2日の休みがあることをいいます。"
      />
      <ChecksRow name="terms.holidays.days" label="休みの曜日" options={dayOptions} />
      <FigureRow name="terms.holidays.annual_days" label="年間休日" unit="日" />
      <TextRow
        name="terms.holidays.note"
        label="休暇の補足"
        placeholder="例：夏季休暇、年末年始休暇"
        maxLength={termsLimits.text}
        rows={2}
      />
    </>
  )
}

const insuranceOptions = [
  ...insurances.map((value) => ({ value, label: insuranceName[value] })),
  { value: 'none', label: '加入なし' },
]

function InsuranceRows() {
  return (
    <>
      <ChecksRow name="terms.insurance" label="加入保険" options={insuranceOptions} onlyAlone="none" />
      <RadioRow
        name="terms.dispatched"
        label="派遣労働者としての雇用"
        options={yesOrNo('派遣労働者として雇用する', '派遣ではない')}
      />
    </>
  )
}

/** What the work is at first, and what it may become. */
function DutiesRows() {
  return (
    <>
      <TextRow
        name="terms.duties.initial"
        label="業務内容（雇入れ直後）"
        hint="入社してすぐに担当する業務を書いてください。"
        maxLength={termsLimits.text}
        rows={2}
      />
      <TextRow
        name="terms.duties.change_scope"
        label="業務内容（変更の範囲）"
        hint="将来担当する可能性のある業務を書いてください。変わらないときは「変更なし」と書いてください。"
        placeholder="例：会社の定める業務"
        maxLength={termsLimits.text}
      />
    </>
  )
}

const rows = {
  period: PeriodRows,
  duties: DutiesRows,
  workplace: WorkplaceRows,
  hours: HoursRows,
  'days-off': DaysOffRows,
  'pay-details': PayDetailsRows,
  insurance: InsuranceRows,
  age: AgeRows,
  selection: SelectionRows,
  ways: WaysRows,
} as const satisfies Record<string, ComponentType>
export type TermsPart = keyof typeof rows

/** The fields of one part of the terms. */
export function TermsRows({ part }: { part: TermsPart }) {
  const Rows = rows[part]
  return <Rows />
}
