import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { rejectJobInput } from '#contract/jobs/job.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'

type Job = { id: string; title: string; updated_at: string }

const resolver = formResolver(rejectJobInput)

/** Asks why a job is rejected, in at least 10 characters. What was typed stays when the request fails. */
export function RejectDialog(props: {
  job: Job
  /** What was typed before for this job. */
  draft: string
  onDraft: (text: string) => void
  /** Throws when the request failed. */
  onReject: (job: Job, reason: string) => Promise<void>
  onClose: () => void
}) {
  const { job, draft, onDraft, onReject, onClose } = props
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { rejection_reason: draft } })
  const { errors, isSubmitting } = form.formState
  const length = (form.watch('rejection_reason') ?? '').trim().length

  const submit = form.handleSubmit(async ({ rejection_reason }) => {
    setFailure(null)
    try {
      await onReject(job, rejection_reason)
      onClose()
    } catch (error) {
      if (showServerErrors(error, ['rejection_reason'], form.setError) === 0) {
        setFailure(changeFailure(error, '却下に失敗しました'))
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
    >
      <Field
        id="rejection-reason"
        label="却下の理由"
        required
        error={errors.rejection_reason?.message}
        counter={`${length.toLocaleString('ja-JP')}文字`}
      >
        {(control) => (
          <TextArea
            {...control}
            {...form.register('rejection_reason', { onChange: (event) => onDraft(event.target.value) })}
            rows={4}
          />
        )}
      </Field>
    </FormDialog>
  )
}
