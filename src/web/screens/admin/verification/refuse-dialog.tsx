import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { refuseVerificationInput } from '#contract/people/verification-endpoints.ts'
import { limits } from '#rules/limits.ts'
import { type ChangeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { ReasonTemplates, useReasonTemplates, withSentence } from '#web/parts/moderation/reason-templates.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { lengthText } from '#words/length.ts'
import { verificationTemplates } from '#words/verification-templates.ts'
import { decisionFailure } from './decided-line.ts'
import type { VerificationRequest } from './request-case.tsx'

const resolver = formResolver(refuseVerificationInput)

/** Asks why an employer is not verified; templates lend their sentences. A reason that was typed stays when the request fails. */
export function RefuseDialog(props: {
  request: VerificationRequest
  draft: string
  onDraft: (text: string) => void
  /** Called with the request, which is about to leave the list. */
  onDecided: (id: string) => void
  onClose: () => void
}) {
  const { request, draft, onDraft, onDecided, onClose } = props
  const { id, profile, account } = request
  const name = profile.name ?? account.name
  const client = useQueryClient()
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { reason: draft } })
  const { errors, isSubmitting } = form.formState
  const typed = form.watch('reason')

  const templates = verificationTemplates(profile)
  const { area, take, onKeyDown } = useReasonTemplates(templates, (reason) => {
    const text = withSentence(typed, reason)
    form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })
    onDraft(text)
  })

  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { message } = await call('refuseVerificationRequest', { params: { id }, body })
      toast.success(message ?? confirmation.verificationRefused, name, `verification:${id}`)
      onClose()
      onDecided(id)
    } catch (error) {
      if (showServerErrors(error, ['reason'], form.setError) > 0) return
      setFailure(decisionFailure(error, '理由'))
      if (isOutdated(error)) void client.invalidateQueries({ queryKey: ['listVerificationRequests'] })
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title="申請を見送りますか？"
      about={
        <p>「{name}」の申請を見送ります。理由は企業に表示し、メールでも知らせます。企業はもう一度申請できます。</p>
      }
      failure={failure}
      verb="見送る"
      busyVerb="送信しています…"
      busy={isSubmitting}
      danger
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <ReasonTemplates templates={templates} onTake={take} />
      <div ref={area}>
        <Field
          id="refusal-reason"
          label="見送る理由"
          required
          error={errors.reason?.message}
          counter={lengthText(typed.trim().length, limits.verificationReason)}
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.register('reason', { onChange: (event) => onDraft(event.target.value) })}
              rows={5}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}
