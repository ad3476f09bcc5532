import { Paperclip, Send } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { requiredLines } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { sendByButtonOnly } from '#web/forms/deliberate-submit.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { tabDraft } from '#web/forms/tab-draft.ts'
import { Button } from '#web/parts/button.tsx'
import { Field, FieldError } from '#web/parts/fields/field.tsx'
import { FileRow } from '#web/parts/fields/file-drop.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { fileSizeText } from '#words/file-size.ts'
import { lengthText } from '#words/length.ts'
import { refusalSentence } from '#words/refusals.ts'
import '#web/parts/sheet.css'

const resolver = formResolver(z.object({ body: requiredLines(limits.message) }))

/** Writes a message. Enter breaks the line; Ctrl+Enter, ⌘+Enter and the button send. The draft survives a reload. */
export function Composer(props: {
  applicationId: string
  to: string
  /** Beside the button; may insert text. */
  aid?: ((body: string, onWrite: (next: string) => void) => ReactNode) | undefined
}) {
  const { applicationId, to, aid } = props
  const draft = useMemo(() => tabDraft(`shigotocho.message-draft.${applicationId}`, ['body']), [applicationId])
  const form = useForm({ resolver, mode: 'onSubmit', defaultValues: draft.kept() })
  const { errors, isSubmitting } = form.formState
  const body = form.watch('body')
  const { length } = body.trim()
  const sending = useRef(false)
  const [files, setFiles] = useState<File[]>([])
  const [fault, setFault] = useState<string>()

  const submit = form.handleSubmit(async ({ body }) => {
    // A second press may come before the button is disabled.
    if (sending.current || whyNotAttach(files)) return
    sending.current = true
    try {
      const { refreshed } = await call('sendMessage', { params: { id: applicationId }, body: formOf(body, files) })
      form.reset({ body: '' })
      setFiles([])
      draft.keep(null)
      await refreshed
      form.setFocus('body')
    } catch (error) {
      if (showServerErrors(error, ['body'], form.setError) > 0) return
      const wrong = error instanceof ApiError && error.errors.find(({ path }) => path === 'files')
      if (wrong) return setFault(wrong.msg)
      reportFailure(error, 'メッセージを送信できませんでした', `message:${applicationId}`)
    } finally {
      sending.current = false
    }
  })

  function write(next: string) {
    form.setValue('body', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    draft.keep({ body: next })
  }

  return (
    <form
      noValidate
      className="sheet__body ui-stack ui-stack--tight border-t border-rule"
      onSubmit={submit}
      onKeyDown={(event) => sendByButtonOnly(event, () => void submit())}
    >
      <Field
        id="message-body"
        label={`${to}へのメッセージ`}
        hint={
          <>
            <span className="pointer-coarse:hidden">Enterで改行、Ctrl（Macは⌘）＋Enterで送信します。</span>
            送ったメッセージは取り消せません。
          </>
        }
        error={errors.body?.message}
        counter={lengthText(length, limits.message)}
      >
        {(control) => (
          <TextArea
            {...control}
            {...form.register('body', { onChange: () => draft.keep({ body: form.getValues('body') }) })}
            rows={4}
          />
        )}
      </Field>
      <Attachments
        files={files}
        error={fault}
        onChange={(chosen) => {
          setFiles(chosen)
          setFault(whyNotAttach(chosen))
        }}
      />
      <div className={aid ? 'ui-row ui-row--between' : 'ui-row justify-end'}>
        {aid?.(body, write)}
        <Button type="submit" variant="primary" busy={isSubmitting} busyLabel="送信しています…">
          <Send className="ui-icon" aria-hidden="true" />
          送信する
        </Button>
      </div>
    </form>
  )
}

/** JSON without files, otherwise a form. */
function formOf(body: string, files: readonly File[]): { body: string } | FormData {
  if (files.length === 0) return { body }
  const form = new FormData()
  form.set('body', body)
  for (const file of files) form.append('files', file)
  return form
}

const accept = '.pdf,.docx,.png,.jpg,.jpeg'

/** Why these files cannot be sent with a message; the server checks their content too. */
function whyNotAttach(files: readonly File[]): string | undefined {
  if (files.length > limits.messageFiles) return `添付できるファイルは${limits.messageFiles}件までです。`
  if (files.some(({ name }) => /\.do[ct]m$/i.test(name))) return refusalSentence['resume-has-macros']
  if (files.some(({ name }) => !/\.(pdf|docx|png|jpe?g)$/i.test(name))) return refusalSentence['message-file-unread']
  const large = files.find(({ size }) => size > limits.messageFile)
  return large && `「${large.name}」は10MBを超えています（${fileSizeText(large.size)}）。`
}

/** The files chosen for a message, and the button for more. */
function Attachments(props: { files: readonly File[]; error: string | undefined; onChange: (files: File[]) => void }) {
  const { files, error, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="ui-stack ui-stack--tighter">
      {files.map((file, at) => (
        <FileRow
          key={`${file.name} ${file.size} ${file.lastModified}`}
          name={file.name}
          sizeText={fileSizeText(file.size)}
          removeLabel={`${file.name}を外す`}
          onRemove={() => onChange(files.filter((_, other) => other !== at))}
        />
      ))}
      <div className="ui-row ui-row--tight">
        <Button
          size="sm"
          disabled={files.length >= limits.messageFiles}
          aria-describedby={error ? 'message-files-error message-files-note' : 'message-files-note'}
          onClick={() => input.current?.click()}
        >
          <Paperclip className="ui-icon" aria-hidden="true" />
          ファイルを添付
        </Button>
        <span id="message-files-note" className="text-xs text-muted">
          PDF・DOCX・PNG・JPEG、3件・各10MBまで
        </span>
      </div>
      {error && <FieldError id="message-files-error">{error}</FieldError>}
      <input
        ref={input}
        type="file"
        multiple
        className="hidden"
        aria-label="添付するファイル"
        accept={accept}
        onChange={(event) => {
          onChange([...files, ...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
