import { termsLimits } from '#rules/postings/terms.ts'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'

/** What the work is at first, and what it may become. */
export function DutiesRows() {
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
