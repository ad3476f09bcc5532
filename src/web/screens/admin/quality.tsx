import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { termsLines } from '#rules/postings/table.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { IfMayChange } from '#web/session/use-may.ts'
import { findingCodeLabel } from '#words/finding-codes.ts'
import { tableDateText } from '#words/full-dates.ts'
import { payText } from '#words/salary.ts'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: '審査の品質', hidden: true })

type QualityWeek = ResponseData<'readQuality'>['weeks'][number]

/** A share in whole percent; a dash without anything to share. */
const shareText = (part: number, whole: number): string => (whole === 0 ? '—' : `${Math.round((part / whole) * 100)}%`)

/** Median and 90th percentile, in hours. */
function timesText({ median_seconds, p90_seconds }: QualityWeek['queue']): string {
  if (median_seconds === null || p90_seconds === null) return '—'
  const hours = (seconds: number) => (seconds / 3_600).toFixed(1)
  return `中央値${hours(median_seconds)}時間・90%が${hours(p90_seconds)}時間以内`
}

const columns: Column<QualityWeek>[] = [
  { name: '週', kind: 'title', cell: ({ week }) => `${tableDateText(`${week}T00:00:00+09:00`)}から` },
  { name: '審査', kind: 'figures', cell: ({ decided }) => `${decided}件` },
  { name: '2回目の審査', kind: 'figures', cell: ({ reviewed }) => `${reviewed}件` },
  { name: '一致', kind: 'figures', cell: ({ agreed, reviewed }) => shareText(agreed, reviewed) },
  { name: '理由を付けた承認', kind: 'figures', cell: ({ overridden, decided }) => shareText(overridden, decided) },
  { name: '審査までの時間', cell: ({ queue }) => timesText(queue) },
  { name: '報告の対応', cell: ({ reports }) => timesText(reports) },
  { name: 'お問い合わせの対応', cell: ({ contact }) => timesText(contact) },
]

/** The quality of decisions: a sample to decide again without seeing the first decision, and weekly figures. */
export default function AdminQuality() {
  const reviews = useQuery(read('listSecondReviews', {}))
  const quality = useQuery(read('readQuality', {}))
  return (
    <>
      <PageHead
        title="審査の品質"
        lead={`審査の${quality.data?.sample_percent ?? '—'}%を、ほかの担当者が結果を見ずにもう一度審査します。最初の審査の結果は変わりません。`}
      />
      <div className="ui-stack pt-6">
        <section className="ui-stack" aria-labelledby="second-reviews">
          <h2 id="second-reviews" className="text-lg">
            2回目の審査
          </h2>
          <QueryState
            query={reviews}
            of="審査の対象"
            waiting={<SkeletonRows count={2} label="審査の対象を読み込み中" />}
          >
            {(data) =>
              data.reviews.length === 0 ? (
                <EmptyState title="2回目の審査の対象はありません">
                  ほかの担当者が審査した求人から選ばれると、ここに並びます。
                </EmptyState>
              ) : (
                <div className="ui-stack">
                  {data.reviews.map((review) => (
                    <SecondReview key={review.id} review={review} />
                  ))}
                </div>
              )
            }
          </QueryState>
        </section>
        {/* Show nothing below content that is still loading, so that nothing moves. */}
        {!reviews.isPending && (
          <section className="ui-stack" aria-labelledby="quality-weeks">
            <h2 id="quality-weeks" className="text-lg">
              週ごとの実績
            </h2>
            <QueryState query={quality} of="数字" waiting={<SkeletonRows count={4} label="数字を読み込み中" />}>
              {({ weeks }) => (
                <div className="sheet overflow-clip">
                  <Table columns={columns} rows={weeks} rowKey={({ week }) => week} />
                </div>
              )}
            </QueryState>
          </section>
        )}
      </div>
    </>
  )
}

type Review = ResponseData<'listSecondReviews'>['reviews'][number]
const outcomeLabel = { approved: '承認', rejected: '却下' } as const

/** A posting to decide on again; the first decision is shown afterwards. */
function SecondReview({ review: { id, posting, findings } }: { review: Review }) {
  const [reason, setReason] = useState('')
  const press = usePressGuard()
  const titleId = `second-review-${id}`

  async function decide(outcome: 'approved' | 'rejected') {
    try {
      const { data } = await call('decideSecondReview', { params: { id }, body: { outcome, reason } })
      const first = `最初の審査：${outcomeLabel[data.first.outcome]}（${data.first.by_name ?? '退会した担当者'}）`
      toast.success(data.agrees ? '最初の審査と一致しました' : '最初の審査と異なります', first, titleId)
    } catch (error) {
      reportFailure(error, '操作に失敗しました', titleId)
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
