import { FileText } from 'lucide-react'
import { useState } from 'react'
import { fetchFile } from '#web/api/fetch-file.ts'
import { saveAs } from '#web/parts/save-as.ts'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { fileSizeText } from '#words/file-size.ts'
import type { Message } from './conversation.ts'
import './message-log.css'

/** A message's files; pressing one saves it. */
export function MessageFiles({ message }: { message: Pick<Message, 'id' | 'files'> }) {
  const [busy, setBusy] = useState<string | null>(null)

  async function save({ id, name }: Message['files'][number]) {
    setBusy(id)
    try {
      saveAs(await fetchFile('readMessageFile', { params: { id: message.id, fileId: id } }), name)
    } catch (error) {
      reportFailure(error, 'ファイルを保存できませんでした', `file:${id}`)
    } finally {
      setBusy(null)
    }
  }

  if (message.files.length === 0) return null
  return (
    <ul className="grid gap-1" aria-label="添付ファイル">
      {message.files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            className="inline-flex min-h-9 items-center gap-1.5 rounded-md border border-rule bg-(--surface) px-2.5 py-1 text-left text-sm/[inherit] text-primary-ink"
            disabled={busy === file.id}
            aria-label={`${file.name}をダウンロード`}
            onClick={() => void save(file)}
          >
            <FileText className="ui-icon" aria-hidden="true" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{file.name}</span>
            <span className="ui-number text-xs text-muted">{fileSizeText(file.size)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
