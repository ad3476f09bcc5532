import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { termsLines } from '#rules/postings/table.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { IfMayChange } from '#web/session/if-may-change.tsx'
import { findingCodeLabel } from '#words/finding-codes.ts'
import { payText } from '#words/salary.ts'
import '#web/parts/sheet.css'

type Review = ResponseData<'listSecondReviews'>['reviews'][number]
const outcomeLabel = { approved: '承認', rejected: '却下' } as const

/** A posting to decide on again; the first decision is shown afterwards. */
export function SecondReview({ review: { id, posting, findings } }: { review: Review }) {
  const [reason, setReason] = useState('')
  const press = usePressGuard()
  const titleId = `second-review-${id}`

  async function decide(outcome: 'approved' | 'rejected') {
    try {
      const { data } = await call('decideSecondReview', { params: { id }, body: { outcome, reason } })
      const first = `最初の審査：${outcomeLabel[data.first.outcome]}（${data.first.by_name ?? '退会した管理者'}）`
      toast.success(data.agrees ? '最初の審査と一致しました' : '最初の審査と異なります', first, titleId)
    } catch (error) {
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, titleId)
    }
  }
  const button = (outcome: 'approved' | 'rejected') => (
    <Button
      variant={outcome === 'approved' ? 'primary' : 'danger-line'}
      aria-describedby={titleId}
      onClick={() => press(outcome, null, () => decide(outcome))}
    >
      {outcomeLabel[outcome]}と判断する
    </Button>
  )
  const terms = posting.terms ? termsLines(posting.terms) : []
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <div className="sheet__body ui-stack gap-4">
        <h3 id={titleId} className="text-md [overflow-wrap:anywhere]">
          {posting.title}
        </h3>
        <Ledger
          items={[
            { term: '会社', value: <CompanyName name={posting.company} /> },
            { term: '勤務地', value: posting.location },
            { term: '給与', value: payText(posting) },
            { term: '点検', value: findings.map(findingCodeLabel).join('、') || '指摘なし' },
            ...terms.map(({ label, value }) => ({ term: label, value })),
          ]}
        />
        <p className="whitespace-pre-line leading-[1.85] [overflow-wrap:anywhere]">{posting.description}</p>
        <IfMayChange permission="job:approve">
          <Field id={`${titleId}-reason`} label="理由" optional>
            {(control) => (
              <TextArea {...control} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
            )}
          </Field>
          <div className="ui-row ui-row--tight">
            {button('rejected')}
            {button('approved')}
          </div>
        </IfMayChange>
      </div>
    </article>
  )
}
