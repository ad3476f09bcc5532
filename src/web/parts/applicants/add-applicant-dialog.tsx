import { useState } from 'react'
import { type ExternalInput, externalInput } from '#contract/applications/external.ts'
import { limits } from '#rules/limits.ts'
import { call } from '#web/api/client.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { Button } from '#web/parts/button.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { FileDrop, FileRow } from '#web/parts/fields/file-drop.tsx'
import { FormField } from '#web/parts/fields/form-field.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
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
  const { form, frame } = useDialogForm({
    resolver,
    defaultValues: { name: '', email: '', phone: '', source: '', letter: '' },
    refused: '応募者を追加できませんでした',
    async send(body) {
      const { message, refreshed } = await call('addExternalApplicant', {
        params: { jobId },
        body: file ? formOf(body, file) : body,
      })
      toast.success(message, undefined, `applicant:${jobId}`)
      await refreshed
      onClose()
    },
  })
  return (
    <FormDialog
      {...frame}
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
      verb="追加する"
      busyVerb="追加しています…"
    >
      <FormField form={form} name="name" id="external-name" label="お名前" autoComplete="off" />
      <FormField
        form={form}
        name="email"
        id="external-email"
        label="メールアドレス"
        optional
        hint={form.formState.touchedFields.email && emailHint(form.watch('email'))}
        type="email"
        autoComplete="off"
      />
      <FormField form={form} name="phone" id="external-phone" label="電話番号" optional type="tel" autoComplete="off" />
      <FormField
        form={form}
        name="source"
        id="external-source"
        label="応募経路"
        optional
        hint="例：ハローワーク、紹介、自社サイト"
        autoComplete="off"
      />
      <FormField form={form} name="letter" id="external-letter" label="応募メッセージ" optional rows={4} />
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
          disabled={frame.busy}
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
