import { FileText } from 'lucide-react'
import { type UIEvent, useLayoutEffect, useRef, useState } from 'react'
import { fetchFile } from '#web/api/fetch-file.ts'
import { Button } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { LinkedText } from '#web/parts/linked-text.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { useSession } from '#web/session/session.ts'
import { fileSizeText } from '#words/file-size.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import type { Conversation, Message } from './conversation.ts'
import '#web/parts/sheet.css'
import './message-log.css'
import '#web/parts/states/skeleton.css'

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Within this distance (px) of its end the log follows new messages. */
const nearEnd = 80

/** The messages in a box that grows to part of the window, scrolled to the newest. */
export function MessageLog(props: {
  conversation: Conversation
  messages: readonly Message[]
  /** Loads older messages; null when all are shown. */
  more: { onPress: () => void; busy: boolean } | null
}) {
  const { conversation, messages, more } = props
  const readerId = useSession().user?.id
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const before = useRef<{ first: string | undefined; height: number }>({ first: undefined, height: 0 })
  const [reporting, setReporting] = useState<Message | null>(null)
  const first = messages[0]?.id
  const last = messages.at(-1)?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a message comes at either end
  useLayoutEffect(() => {
    const log = box.current
    if (!log) return
    // When older messages arrive above, keep the current scroll position.
    if (before.current.first !== undefined && before.current.first !== first && !follows.current)
      log.scrollTop += log.scrollHeight - before.current.height
    else if (follows.current) log.scrollTop = log.scrollHeight
    before.current = { first, height: log.scrollHeight }
  }, [first, last])

  function watch({ currentTarget: log }: UIEvent<HTMLDivElement>) {
    follows.current = log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd
  }

  return (
    <div
      className="message-log focus-visible:-outline-offset-2"
      ref={box}
      onScroll={watch}
      role="log"
      aria-label="メッセージ"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      {messages.length === 0 && (
        <p className="text-sm/[inherit] place-self-center py-12 text-center text-muted ui-phrase">
          まだメッセージはありません。聞きたいことや、面接の相談を書いてみましょう。
        </p>
      )}
      {more && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-center"
          busy={more.busy}
          busyLabel="読み込んでいます…"
          onClick={() => {
            follows.current = false
            more.onPress()
          }}
        >
          以前のメッセージを読む
        </Button>
      )}
      <ol className="grid gap-4">
        {messages.map((message) => (
          <li
            key={message.id}
            className={
              message.mine
                ? 'grid max-w-[min(34rem,88%)] gap-1 justify-self-end justify-items-end'
                : 'grid max-w-[min(34rem,88%)] gap-1 justify-self-start justify-items-start'
            }
          >
            <p className="text-xs text-muted">
              <b className={message.mine && !isOfColleague(message, readerId) ? 'sr-only' : ''}>
                {writer(conversation, message, readerId)}
              </b>{' '}
              <span className="ui-number">{monthDayTimeText(message.sent_at)}</span>
            </p>
            <p
              className={`rounded-lg border px-3.5 py-2.5 text-sm/[1.85] whitespace-pre-line ${message.mine ? 'border-(--primary-line) bg-(--primary-soft)' : 'border-rule bg-(--surface)'}`}
            >
              <LinkedText text={message.body} />
            </p>
            <MessageFiles message={message} />
            {message.warning && <p className="text-sm text-danger-ink">{message.warning}</p>}
            {message.mine ? (
              <p className="text-xs text-muted">{message.read_at ? '既読' : '未読'}</p>
            ) : (
              <p className="text-xs text-muted">
                {message.reported ? (
                  '報告済み'
                ) : (
                  <button
                    type="button"
                    className="min-h-6 px-1 text-primary-ink underline underline-offset-[0.2em]"
                    aria-label={`${monthDayTimeText(message.sent_at)}のメッセージを報告する`}
                    {...ReportDialog.near}
                    onClick={() => setReporting(message)}
                  >
                    報告する
                  </button>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
      {reporting && <ReportDialog message={reporting} onClose={() => setReporting(null)} />}
    </div>
  )
}

/** Whether another member of the reader's team wrote it. */
const isOfColleague = ({ written_by }: Message, readerId: string | undefined) =>
  written_by !== null && written_by.id !== readerId

/** An employer's message without a known writer is the company's. */
function writer({ company, applicant_name }: Conversation, message: Message, readerId: string | undefined): string {
  const { sender, written_by } = message
  if (written_by) return isOfColleague(message, readerId) ? `${written_by.name}さん` : 'あなた'
  if (message.mine && sender === 'applicant') return 'あなた'
  return sender === 'employer' ? company : `${applicant_name}さん`
}

/** The shape of a log with a few messages. */
export function MessageLogSkeleton() {
  return (
    <div className="sheet" role="status" aria-label="メッセージを読み込み中">
      <div className="sheet__head">
        <span className="skeleton w-28" />
      </div>
      <div className="message-log" aria-hidden="true">
        <div className="skeleton__loading ui-stack">
          <div className="skeleton h-14 w-3/5" />
          <div className="skeleton ml-auto h-20 w-3/5" />
          <div className="skeleton h-14 w-2/5" />
        </div>
      </div>
    </div>
  )
}

/** A message's files; pressing one saves it. */
function MessageFiles({ message }: { message: Pick<Message, 'id' | 'files'> }) {
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
