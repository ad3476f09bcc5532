import { Trash2 } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { sendByButtonOnly } from '#web/forms/deliberate-submit.ts'
import { tabDraft } from '#web/forms/tab-draft.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { useSending } from '#web/parts/dialogs/use-sending.ts'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { IconButton } from '#web/parts/icon-button.tsx'
import { FailureNotice } from '#web/parts/states/failure-notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { DrawerSection } from './drawer-section.tsx'
import '#web/parts/sheet.css'

type Note = ResponseData<'readApplicant'>['notes'][number]

/** The team's notes on an application, newest first. An unsaved text stays in this tab. */
export function ApplicationNotes(props: { id: string; notes: readonly Note[]; mayDecide: boolean }) {
  const { id, notes, mayDecide } = props
  const [saving, setSaving] = useState<string | null>(null)
  const [removing, setRemoving] = useState<Note | null>(null)
  return (
    <DrawerSection
      title={
        <>
          メモ <span className="ui-number text-sm text-muted">{notes.length}件</span>
        </>
      }
    >
      {mayDecide && <NewNote id={id} onSaving={setSaving} />}
      {notes.length === 0 && saving === null && !mayDecide && (
        <p className="text-sm text-muted">メモはまだありません。</p>
      )}
      <ol className="ui-stack ui-stack--tight" aria-label="メモ">
        {saving !== null && (
          <li className="border-t border-rule-soft pt-3 text-sm text-muted">
            <p className="text-xs">保存しています…</p>
            <p className="whitespace-pre-line break-words">{saving}</p>
          </li>
        )}
        {notes.map((note) => (
          <li key={note.id} className="border-t border-rule-soft pt-3 text-sm">
            <div className="ui-row ui-row--between ui-row--nowrap text-xs text-muted">
              <span>
                <b>{note.author_name ?? '退会した方'}</b>{' '}
                <span className="ui-number">{monthDayTimeText(note.written_at)}</span>
              </span>
              {mayDecide && (
                <IconButton label="メモを削除する" size="sm" onClick={() => setRemoving(note)}>
                  <Trash2 className="ui-icon ui-icon--small" aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <p className="whitespace-pre-line break-words">{note.text}</p>
          </li>
        ))}
      </ol>
      {removing && (
        <ConfirmChange
          title="メモを削除しますか？"
          verb="削除する"
          busyVerb="削除しています…"
          refused="メモを削除できませんでした"
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            const params = { id, noteId: removing.id }
            const { message } = await callAndRefresh('deleteApplicationNote', { params })
            toast.success(message, undefined, `note:${id}`)
          }}
        >
          <p className="line-clamp-4 whitespace-pre-line">{removing.text}</p>
          <p className="ui-phrase">削除したメモは元に戻せません。</p>
        </ConfirmChange>
      )}
    </DrawerSection>
  )
}

/** Writes a note. It appears in the list at once; its text returns when saving fails. */
function NewNote({ id, onSaving }: { id: string; onSaving: (text: string | null) => void }) {
  const draft = useMemo(() => tabDraft(`shigotocho.application-note.${id}`, ['text']), [id])
  const [text, setText] = useState(() => draft.kept().text)
  const { send, frame } = useSending('メモを保存できませんでした')

  function type(next: string) {
    setText(next)
    draft.keep(next ? { text: next } : null)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const sent = text.trim()
    if (sent === '' || frame.busy) return
    onSaving(sent)
    type('')
    void send(async () => {
      try {
        await callAndRefresh('addApplicationNote', { params: { id }, body: { text: sent } })
      } catch (error) {
        type(sent)
        throw error
      } finally {
        onSaving(null)
      }
    })
  }

  return (
    <form
      noValidate
      className="ui-stack ui-stack--tight"
      onSubmit={onSubmit}
      onKeyDown={(event) => sendByButtonOnly(event, () => event.currentTarget.requestSubmit())}
    >
      <FailureNotice failure={frame.failure} />
      <Field
        label="新しいメモ"
        hint={<span className="pointer-coarse:hidden">Enterで改行、Ctrl（Macは⌘）＋Enterで追加します。</span>}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={limits.applicationNote}
            value={text}
            readOnly={frame.busy}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        className="justify-self-end"
        busy={frame.busy}
        busyLabel="保存しています…"
        disabled={text.trim() === '' && !frame.busy}
      >
        メモを追加
      </Button>
    </form>
  )
}
