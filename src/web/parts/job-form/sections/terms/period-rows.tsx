import { termsLimits } from '#rules/postings/terms.ts'
import { RadioRow, SelectRow, yesOrNo } from '#web/parts/job-form/rows/choice-row.tsx'
import { FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'
import { WhenNeeded } from '#web/parts/job-form/rows/when-needed.tsx'

const kinds = [
  { value: 'indefinite', label: '期間の定めなし' },
  { value: 'fixed', label: '期間の定めあり' },
]
const renewals = [
  { value: 'none', label: '更新しない' },
  { value: 'automatic', label: '自動的に更新する' },
  { value: 'conditional', label: '更新する場合がある' },
]

/** How long the employment and the trial last. */
export function PeriodRows() {
  return (
    <>
      <RadioRow name="terms.period.kind" label="雇用期間" options={kinds} />
      <WhenNeeded
        needed={({ period }) => period.kind === 'fixed'}
        stated={({ period: { months, renewal, renewal_criteria, renewal_limit } }) => [
          months,
          renewal,
          renewal_criteria,
          renewal_limit,
        ]}
      >
        <FigureRow name="terms.period.months" label="契約の長さ" unit="か月" />
        <SelectRow name="terms.period.renewal" label="契約の更新" options={renewals} />
        <TextRow
          name="terms.period.renewal_criteria"
          label="更新の基準"
          placeholder="例：契約期間満了時の業務量、勤務成績、態度により判断する"
          maxLength={termsLimits.text}
        />
        <TextRow
          name="terms.period.renewal_limit"
          label="更新の上限"
          hint="上限がないときは「なし」と書いてください。"
          placeholder="例：通算契約期間の上限5年"
          maxLength={termsLimits.text}
        />
      </WhenNeeded>
      <RadioRow name="terms.trial.exists" label="試用期間" options={yesOrNo('あり', 'なし')} />
      <WhenNeeded
        needed={({ trial }) => trial.exists === 'yes'}
        stated={({ trial: { months, same_terms, terms } }) => [months, same_terms, terms]}
      >
        <FigureRow name="terms.trial.months" label="試用期間の長さ" unit="か月" />
        <RadioRow
          name="terms.trial.same_terms"
          label="試用期間中の条件"
          options={yesOrNo('本採用と同じ', '本採用と異なる')}
        />
        <TextRow
          name="terms.trial.terms"
          label="試用期間中の条件の内容"
          hint="本採用と異なるときに書いてください。"
          maxLength={termsLimits.text}
          rows={2}
        />
      </WhenNeeded>
    </>
  )
}
