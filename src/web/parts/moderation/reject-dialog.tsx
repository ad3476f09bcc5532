import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { rejectJobInput } from '#contract/jobs/job-input.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { read } from '#web/api/read-query.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Button } from '#web/parts/button.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { jobFieldLabel } from '#words/field-labels.ts'
import { findingPlace } from '#words/finding-places.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { type QuotedJob, rejectionTemplates } from '#words/rejection-templates.ts'
import { ReasonTemplates, useReasonTemplates, withSentence } from './reason-templates.tsx'
import { useReadRecord } from './use-read-record.ts'

type Job = QuotedJob & { id: string; updated_at: string; findings?: readonly DescribedFinding[] | undefined }

const resolver = formResolver(rejectJobInput.pick({ rejection_reason: true }))

/** A finding as a sentence for the reason: where, what and why. */
const findingReason = ({ field, excerpt, message }: DescribedFinding): string =>
  `${findingPlace(field)}${excerpt ? `「${excerpt}」` : ''}：${message}`

const withFinding = (draft: string, finding: DescribedFinding | undefined): string =>
  finding && !draft.includes(findingReason(finding)) ? withSentence(draft, findingReason(finding)) : draft

/**
 * Asks for a reason of at least 10 characters; templates and findings add sentences. Outside the text a digit inserts
 * that template, and Ctrl+Enter (⌘+Enter) sends. The text stays after a failure.
 */
export function RejectDialog(props: {
  job: Job
  /** The text typed before for this job. */
  draft: string
  onDraft: (text: string) => void
  /** A finding that the reason begins with. */
  finding?: DescribedFinding | undefined
  /** Focus the templates, because the dialog was opened by a key and their keys should work at once. */
  byKey?: boolean
  /** Rejects when the request failed. */
  onReject: (job: Job, reason: string) => Promise<void>
  onClose: () => void
}) {
  const { onDraft, byKey, onReject, onClose } = props
  const [draft] = useState(() => withFinding(props.draft, props.finding))
  const { read: job, changed } = useReadRecord(props.job, jobFieldLabel, pagePath('job', { id: props.job.id }))
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { rejection_reason: draft } })
  const { errors, isSubmitting } = form.formState

  const typed = form.watch('rejection_reason') ?? ''
  const sentences = [...new Set((job.findings ?? []).map(findingReason))].filter((one) => !typed.includes(one))

  function add(sentence: string) {
    const text = withSentence(typed, sentence)
    form.setValue('rejection_reason', text, { shouldDirty: true, shouldValidate: true })
    onDraft(text)
  }

  const own = useQuery(read('listRejectionTemplates', {}))
  const templates = rejectionTemplates(job, own.data?.templates)
  const { area, take, onKeyDown } = useReasonTemplates(templates, add)

  const submit = form.handleSubmit(async ({ rejection_reason }) => {
    setFailure(null)
    try {
      await onReject(job, rejection_reason)
      onClose()
    } catch (error) {
      if (showServerErrors(error, ['rejection_reason'], form.setError) === 0) {
        setFailure(changed(error) ?? changeFailure(error, '却下に失敗しました'))
      }
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title="求人を却下しますか？"
      about={<p>「{job.title}」を却下します。理由は投稿した企業に表示されます。</p>}
      failure={failure}
      verb="却下する"
      busyVerb="却下しています…"
      busy={isSubmitting}
      danger
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <ReasonTemplates templates={templates} byKey={byKey} onTake={take} />
      {sentences.length > 0 && (
        <fieldset className="ui-stack ui-stack--tight">
          <legend className="text-sm text-muted">点検で見つかった点を理由に加える</legend>
          {sentences.map((sentence) => (
            <Button key={sentence} size="sm" className="justify-start text-left" onClick={() => add(sentence)}>
              <Plus className="ui-icon ui-icon--small" aria-hidden="true" />
              {sentence}
            </Button>
          ))}
        </fieldset>
      )}
      <div ref={area}>
        <Field id="rejection-reason" label="却下の理由" required error={errors.rejection_reason?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('rejection_reason', { onChange: (event) => onDraft(event.target.value) })}
              rows={5}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}
