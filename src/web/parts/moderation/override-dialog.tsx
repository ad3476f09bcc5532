import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { overrideReason } from '#contract/jobs/job-input.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { FindingsBySeverity } from '#web/parts/findings/findings-by-severity.tsx'
import { jobFieldLabel } from '#words/field-labels.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { useReadRecord } from './use-read-record.ts'

type Job = { id: string; title: string; updated_at: string; findings?: readonly DescribedFinding[] | undefined }

const resolver = formResolver(z.object({ override_reason: overrideReason }))

/** Asks for a reason of at least 10 characters for approving a job despite a stop finding. */
export function OverrideDialog({
  job: opened,
  onApprove,
  onClose,
}: {
  job: Job
  /** Rejects when the request failed. */
  onApprove: (job: Job, reason: string) => Promise<void>
  onClose: () => void
}) {
  const { read: job, changed } = useReadRecord(opened, jobFieldLabel, pagePath('job', { id: opened.id }))
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { override_reason: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ override_reason }) => {
    setFailure(null)
    try {
      await onApprove(job, override_reason)
      onClose()
    } catch (error) {
      if (showServerErrors(error, ['override_reason'], form.setError) === 0) {
        setFailure(changed(error) ?? changeFailure(error, '承認に失敗しました'))
      }
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title="掲載不可の指摘が残っています。承認しますか？"
      about={<p>「{job.title}」を承認する理由を残してください。理由は操作の記録に残り、公開されません。</p>}
      failure={failure}
      verb="理由を残して承認する"
      busyVerb="承認しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <FindingsBySeverity findings={(job.findings ?? []).filter(({ severity }) => severity === 'stop')} />
      <Field id="override-reason" label="承認する理由" required error={errors.override_reason?.message}>
        {(control) => <TextArea {...control} {...form.register('override_reason')} rows={3} />}
      </Field>
    </FormDialog>
  )
}
