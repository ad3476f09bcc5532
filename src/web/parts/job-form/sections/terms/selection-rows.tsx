import { termsLimits } from '#rules/postings/terms.ts'
import { EntriesField } from '#web/parts/job-form/rows/entries-field.tsx'
import { FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'

/** How applicants are chosen. */
export function SelectionRows() {
  return (
    <>
      <FigureRow name="terms.selection.headcount" label="募集人数" unit="名" />
      <EntriesField
        name="terms.selection.steps"
        typing="new_step"
        label="選考の流れ"
        placeholder="例：書類選考"
        hint="順番に追加してください。"
        max={termsLimits.steps}
        maxLength={termsLimits.text}
      />
      <TextRow
        name="terms.selection.documents"
        label="応募書類"
        placeholder="例：履歴書、職務経歴書"
        maxLength={termsLimits.text}
      />
    </>
  )
}
