import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { optionalText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { type ChangeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { lengthText } from '#words/length.ts'
import { decisionFailure } from './decided-line.ts'
import type { VerificationRequest } from './request-case.tsx'

const resolver = formResolver(z.object({ note: optionalText(limits.verificationNote) }))

/** Verifies an employer with the facts that were read. A note that was typed stays when the request fails. */
export function AcceptDialog(props: {
  request: VerificationRequest
  draft: string
  onDraft: (text: string) => void
  /** Called with the request, which is about to leave the list. */
  onDecided: (id: string) => void
  onClose: () => void
}) {
  const { request, draft, onDraft, onDecided, onClose } = props
  const { id, profile, account } = request
  const client = useQueryClient()
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { note: draft } })
  const { errors, isSubmitting } = form.formState
  const length = form.watch('note').trim().length

  const submit = form.handleSubmit(async ({ note }) => {
    setFailure(null)
    const { name, corporate_number, address } = profile
    const read = { name: name ?? '', corporate_number: corporate_number ?? '', address: address ?? '' }
    try {
      const { message } = await call('acceptVerificationRequest', { params: { id }, body: { ...read, note } })
      toast.success(message ?? confirmation.employerVerified, name ?? account.name, `verification:${id}`)
      onClose()
      onDecided(id)
    } catch (error) {
      if (showServerErrors(error, ['note'], form.setError) > 0) return
      setFailure(decisionFailure(error, 'メモ'))
      if (isOutdated(error)) void client.invalidateQueries({ queryKey: ['listVerificationRequests'] })
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title="確認済みにしますか？"
      about={
        <p>
          「{profile.name ?? account.name}
          」の名称、法人番号、所在地を確認したものとして、求人に「確認済みの企業」と表示します。企業にメールと通知で知らせます。
        </p>
      }
      failure={failure}
      verb="確認済みにする"
      busyVerb="保存しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <Field
        id="verification-note"
        label="メモ"
        optional
        hint="確認の方法。運営者だけが読みます。例：法人番号公表サイト"
        error={errors.note?.message}
        counter={lengthText(length, limits.verificationNote)}
      >
        {(control) => (
          <TextArea
            {...control}
            {...form.register('note', { onChange: (event) => onDraft(event.target.value) })}
            rows={2}
          />
        )}
      </Field>
    </FormDialog>
  )
}
