import { ageReasonName } from '#rules/postings/condition-texts.ts'
import { ageReasons } from '#rules/postings/term-vocabularies.ts'
import { SelectRow } from '#web/parts/job-form/rows/choice-row.tsx'
import { FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'

const reasons = ageReasons.map((value) => ({ value, label: ageReasonName[value] }))

export function AgeRows() {
  return (
    <>
      <FigureRow
        name="terms.age_limit.min"
        label="年齢の下限"
        unit="歳以上"
        hint="年齢の条件は、法令の例外に当たるときだけ設けられます（労働施策総合推進法9条）。"
      />
      <FigureRow name="terms.age_limit.max" label="年齢の上限" unit="歳以下" />
      <SelectRow name="terms.age_limit.reason" label="例外に当たる理由" options={reasons} />
    </>
  )
}
