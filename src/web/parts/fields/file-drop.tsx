import { FileText, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { FieldError } from './field.tsx'
import '#web/parts/button.css'
import './file-drop.css'

/** Where a file is dropped or chosen. `note` names types and limit: PDF・DOCX、10MBまで. */
export function FileDrop(props: {
  /** Its name for screen readers: 履歴書. */
  label: string
  note: ReactNode
  /** For the file chooser: `.pdf,.docx`. Dropped files are not checked. */
  accept?: string
  onFile: (file: File) => void
  error?: string | undefined
  disabled?: boolean
}) {
  const { label, note, accept, onFile, error, disabled } = props
  const [over, setOver] = useState(false)
  const id = useId()
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
  }
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside && !disabled)
  }

  return (
    <div className="ui-stack ui-stack--tight">
      <label
        className={`file-drop relative grid content-center justify-items-center gap-2 rounded-lg border-[1.5px] border-dashed p-6 text-center text-sm/[1.7] ${over ? 'border-primary-ink bg-(--primary-soft) text-primary-ink' : ''}`}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          take(event.dataTransfer.files)
        }}
      >
        <FileText className="ui-icon ui-icon--large" aria-hidden="true" />
        {over ? (
          <b>離して追加</b>
        ) : (
          <span className="ui-phrase">
            <span className="pointer-coarse:hidden">
              <b className="text-ink">ファイルをドラッグ</b>するか、
            </span>
            <span className="text-primary-ink underline underline-offset-[0.25em]">ファイルを選択</span>
            してください
          </span>
        )}
        <span className="text-xs" id={`${id}-note`}>
          {note}
        </span>
        <input
          type="file"
          className="sr-only"
          aria-label={label}
          aria-describedby={error ? `${id}-error ${id}-note` : `${id}-note`}
          aria-invalid={error ? true : undefined}
          accept={accept}
          disabled={disabled}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** A chosen file. `progress` is 0 to 100 during the upload; `onRemove` cancels or deletes. */
export function FileRow(props: {
  name: ReactNode
  /** 1.2MB. */
  sizeText?: string
  progress?: number
  /** Further buttons before the cross. */
  actions?: ReactNode
  removeLabel?: string
  onRemove?: () => void
}) {
  const { name, sizeText, progress, actions, removeLabel, onRemove } = props
  const sending = progress !== undefined
  return (
    <div className="text-sm flex items-center gap-3 border border-rule rounded-md px-3 py-2 bg-(--surface) leading-normal">
      <FileText className="ui-icon" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        {name}
        {sending && (
          <progress className="file-drop__meter mt-1 block w-full" max={100} value={progress} aria-label="送信の進み" />
        )}
      </span>
      <span className="ui-number text-xs text-muted">
        {[sizeText, sending && `${progress}%`].filter(Boolean).join('・')}
      </span>
      {actions}
      {onRemove && (
        <button
          type="button"
          className="button button--ghost button--square button--sm"
          aria-label={removeLabel ?? (sending ? '取り消す' : '削除')}
          onClick={onRemove}
        >
          <X className="ui-icon" aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
