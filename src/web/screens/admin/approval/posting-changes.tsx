import type { ResponseData } from '#contract/endpoints.ts'
import { postingChanges } from '#rules/postings/posting-changes.ts'
import type { TextPart } from '#rules/postings/text-changes.ts'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { jobFieldLabel } from '#words/field-labels.ts'
import { jobFieldText } from '#words/job-fields.ts'
import './posting-changes.css'

type Job = ResponseData<'listPendingJobs'>['jobs'][number]

/** The public changes since the last decision on the job. */
export function PostingChanges({ job, former }: { job: Job; former: NonNullable<Job['decided_posting']> }) {
  const [before, after] = [
    { ...former, is_active: true },
    { ...job, is_active: true },
  ]
  const changes = postingChanges(before, after)
  if (changes.length === 0) return <p className="text-sm text-muted">内容は変更されていません。</p>
  const items = changes.flatMap((change) => {
    if (change.kind === 'lines')
      return change.lines.map(({ label, parts }) => ({ term: label, value: <Parts parts={parts} /> }))
    const parts: TextPart[] =
      change.kind === 'text'
        ? change.parts
        : [
            { kind: 'removed', text: jobFieldText(before, change.field) },
            { kind: 'added', text: jobFieldText(after, change.field) },
          ]
    return [{ term: jobFieldLabel[change.field], value: <Parts parts={parts} /> }]
  })
  return (
    <div>
      <h3 className="text-xs text-muted font-medium">
        変更された点 <span className="ui-number">{items.length}</span>項目
      </h3>
      <Ledger look="plain" items={items} />
    </div>
  )
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return (
    <span className="posting-changes">
      {parts.map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two versions that stand as they are
        if (kind === 'same') return <span key={at}>{text}</span>
        const Changed = kind === 'removed' ? 'del' : 'ins'
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        return <Changed key={at}>{text}</Changed>
      })}
    </span>
  )
}
