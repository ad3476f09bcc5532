import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { rejectJobInput } from '#contract/jobs/job-input.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { TextDialog, withSentence } from '#web/parts/dialogs/text-dialog.tsx'
import { jobFieldLabel } from '#words/field-labels.ts'
import { findingPlace } from '#words/finding-places.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { type QuotedJob, rejectionTemplates } from '#words/rejection-templates.ts'
import { useReadRecord } from './use-read-record.ts'

type Job = QuotedJob & { id: string; updated_at: string; findings?: readonly DescribedFinding[] | undefined }

/** A finding as a sentence for the reason: where, what and why. */
const findingReason = ({ field, excerpt, message }: DescribedFinding): string =>
  `${findingPlace(field)}${excerpt ? `「${excerpt}」` : ''}：${message}`

/** Asks for a reason of at least 10 characters; templates and findings add sentences. */
export function RejectDialog(props: {
  job: Job
  /** The texts typed before, by job. */
  drafts: Map<string, string>
  /** A finding that the reason begins with. */
  finding?: DescribedFinding | undefined
  byKey?: boolean
  /** Rejects when the request failed. */
  onReject: (job: Job, reason: string) => Promise<void>
  onClose: () => void
}) {
  const { drafts, finding, byKey, onReject, onClose } = props
  const { read: job, changed } = useReadRecord(props.job, jobFieldLabel, pagePath('job', { id: props.job.id }))
  const own = useQuery(read('listRejectionTemplates', {}))
  const [initial] = useState(() => {
    const draft = drafts.get(job.id) ?? ''
    return finding ? withSentence(draft, findingReason(finding)) : draft
  })
  return (
    <TextDialog
      onClose={onClose}
      title="求人を却下しますか？"
      about={<p>「{job.title}」を却下します。理由は投稿した企業に表示されます。</p>}
      verb="却下する"
      busyVerb="却下しています…"
      danger
      name="rejection_reason"
      text={rejectJobInput.shape.rejection_reason}
      initial={initial}
      onType={(text) => drafts.set(job.id, text)}
      label="却下の理由"
      rows={5}
      templates={rejectionTemplates(job, own.data?.templates)}
      byKey={byKey}
      refused="却下に失敗しました"
      onFailure={(error, usual) => changed(error) ?? usual}
      onSubmit={async (reason) => {
        await onReject(job, reason)
        onClose()
      }}
    >
      {(typed, add) => {
        const sentences = [...new Set((job.findings ?? []).map(findingReason))].filter((one) => !typed.includes(one))
        return (
          sentences.length > 0 && (
            <fieldset className="ui-stack ui-stack--tight">
              <legend className="text-sm text-muted">点検で見つかった点を理由に加える</legend>
              {sentences.map((sentence) => (
                <Button key={sentence} size="sm" className="justify-start text-left" onClick={() => add(sentence)}>
                  <Plus className="ui-icon ui-icon--small" aria-hidden="true" />
                  {sentence}
                </Button>
              ))}
            </fieldset>
          )
        )
      }}
    </TextDialog>
  )
}
