import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { externalInput } from '#contract/applications/external.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'

const fields = ['name', 'email', 'phone', 'source', 'letter'] as const
const resolver = formResolver(externalInput)

/** Adds a person who applied elsewhere, in five fields. */
export function AddApplicantDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { name: '', email: '', phone: '', source: '', letter: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { refreshed } = await call('addExternalApplicant', { params: { jobId }, body })
      toast.success(confirmation.externalAdded, undefined, `applicant:${jobId}`)
      await refreshed
      onClose()
    } catch (error) {
      if (showServerErrors(error, [...fields], form.setError) > 0) return
      setFailure(changeFailure(error, '応募者を追加できませんでした'))
    }
  })
  return (
    <FormDialog
      onClose={onClose}
      title="応募者を追加する"
      about={
        <p className="ui-phrase text-sm">
          ほかの経路からの応募者を登録します。メールアドレスがあるときは、登録した情報と削除の方法を、ご本人にメールでお知らせします。
        </p>
      }
      failure={failure}
      verb="追加する"
      busyVerb="追加しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <Field id="external-name" label="お名前" error={errors.name?.message}>
        {(control) => <TextInput {...control} autoComplete="off" {...form.register('name')} />}
      </Field>
      <Field id="external-email" label="メールアドレス" optional error={errors.email?.message}>
        {(control) => <TextInput {...control} type="email" autoComplete="off" {...form.register('email')} />}
      </Field>
      <Field id="external-phone" label="電話番号" optional error={errors.phone?.message}>
        {(control) => <TextInput {...control} type="tel" autoComplete="off" {...form.register('phone')} />}
      </Field>
      <Field
        id="external-source"
        label="応募経路"
        optional
        hint="半角の英数字とハイフン。例：agent、referral"
        error={errors.source?.message}
      >
        {(control) => <TextInput {...control} autoComplete="off" {...form.register('source')} />}
      </Field>
      <Field id="external-letter" label="応募メッセージ" optional error={errors.letter?.message}>
        {(control) => <TextArea {...control} rows={4} {...form.register('letter')} />}
      </Field>
    </FormDialog>
  )
}
