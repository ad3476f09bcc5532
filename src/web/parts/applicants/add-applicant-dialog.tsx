import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ExternalInput, externalInput } from '#contract/applications/external.ts'
import { limits } from '#rules/limits.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Button } from '#web/parts/button.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { FileDrop, FileRow } from '#web/parts/fields/file-drop.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { emailHint } from '#words/email-hint.ts'
import { fileSizeText } from '#words/file-size.ts'

const fields = ['name', 'email', 'phone', 'source', 'letter'] as const
const resolver = formResolver(externalInput)

type AddApplicantProps = {
  jobId: string
  onClose: () => void
  /** The person wants to add several from a file. */
  onFile: () => void
}

/** A form with five fields and a file for a person who applied elsewhere. */
export function AddApplicantDialog({ jobId, onClose, onFile }: AddApplicantProps) {
  const [file, setFile] = useState<File | null>(null)
  const [fileFault, setFileFault] = useState<string | undefined>()
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { name: '', email: '', phone: '', source: '', letter: '' },
  })
  const { errors, isSubmitting, touchedFields } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { refreshed } = await call('addExternalApplicant', {
        params: { jobId },
        body: file ? formOf(body, file) : body,
      })
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
        <>
          <p className="ui-phrase text-sm">
            ほかの経路からの応募者を登録します。メールアドレスがあるときは、登録した情報と削除の方法を、ご本人にメールでお知らせします。
          </p>
          <Button size="sm" className="mt-2" onClick={onFile}>
            CSVでまとめて追加する
          </Button>
        </>
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
      <Field
        id="external-email"
        label="メールアドレス"
        optional
        hint={touchedFields.email && emailHint(form.watch('email'))}
        error={errors.email?.message}
      >
        {(control) => <TextInput {...control} type="email" autoComplete="off" {...form.register('email')} />}
      </Field>
      <Field id="external-phone" label="電話番号" optional error={errors.phone?.message}>
        {(control) => <TextInput {...control} type="tel" autoComplete="off" {...form.register('phone')} />}
      </Field>
      <Field
        id="external-source"
        label="応募経路"
        optional
        hint="例：ハローワーク、紹介、自社サイト"
        error={errors.source?.message}
      >
        {(control) => <TextInput {...control} autoComplete="off" {...form.register('source')} />}
      </Field>
      <Field id="external-letter" label="応募メッセージ" optional error={errors.letter?.message}>
        {(control) => <TextArea {...control} rows={4} {...form.register('letter')} />}
      </Field>
      {file ? (
        <FileRow name={file.name} sizeText={fileSizeText(file.size)} onRemove={() => setFile(null)} />
      ) : (
        <FileDrop
          label="履歴書のファイル"
          note="履歴書など1つ。PDF・DOCX、10MBまで"
          accept=".pdf,.docx"
          onFile={(chosen) => {
            const fits = chosen.size <= limits.resume
            setFile(fits ? chosen : null)
            setFileFault(fits ? undefined : 'ファイルは10MB以内にしてください')
          }}
          error={fileFault}
          disabled={isSubmitting}
        />
      )}
    </FormDialog>
  )
}

/** The same input as a form with a file. */
function formOf(body: ExternalInput, file: File): FormData {
  const form = new FormData()
  for (const name of fields) form.set(name, body[name] ?? '')
  form.set('resume', file)
  return form
}
