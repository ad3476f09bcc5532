import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { limits } from '#rules/limits.ts'
import { Button } from '#web/parts/button.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { FileRow } from '#web/parts/fields/file-drop.tsx'
import { fileSizeText } from '#words/file-size.ts'
import { refusalSentence } from '#words/refusals.ts'

const accept = '.pdf,.docx,.png,.jpg,.jpeg'

/** Why these files cannot be sent with a message; the server checks their content too. */
export function whyNotAttach(files: readonly File[]): string | undefined {
  if (files.length > limits.messageFiles) return `添付できるファイルは${limits.messageFiles}件までです。`
  if (files.some(({ name }) => /\.do[ct]m$/i.test(name))) return refusalSentence['resume-has-macros']
  if (files.some(({ name }) => !/\.(pdf|docx|png|jpe?g)$/i.test(name))) return refusalSentence['message-file-unread']
  const large = files.find(({ size }) => size > limits.messageFile)
  return large && `「${large.name}」は10MBを超えています（${fileSizeText(large.size)}）。`
}

/** The files chosen for a message, and the button for more. */
export function Attachments(props: {
  files: readonly File[]
  error: string | undefined
  onChange: (files: File[]) => void
}) {
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
