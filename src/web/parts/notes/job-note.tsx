import { NotebookPen, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useUnsavedChanges } from '#web/forms/unsaved-changes.ts'
import { Button } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import type { JobNotes } from './use-job-notes.ts'

const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog)

/**
 * The reader's note on a job, behind a button. The typed text stays with the button when the dialog is closed or saving
 * fails.
 */
export function JobNote(props: {
  job: { id: string; title: string }
  notes: JobNotes
  /** There is no room for the start of the note. */
  brief?: boolean
  /** Without a note there is a pencil without words. */
  pencil?: boolean
}) {
  const { job, notes, brief, pencil } = props
  const stored = notes.textOf(job.id)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const isUnsaved = typed !== null && typed.trim() !== stored
  useUnsavedChanges(isUnsaved)
  const look = { variant: 'ghost', size: 'sm', className: 'min-w-0 max-w-full' } as const

  if (notes.state === 'failed')
    return (
      <Button {...look} aria-label={`${job.title}のメモを読み込み直す`} onClick={notes.reload}>
        <RotateCw className="ui-icon" aria-hidden="true" />
        メモを再読み込み
      </Button>
    )
  return (
    <>
      <Button
        {...look}
        disabled={notes.state === 'loading'}
        aria-label={`${job.title}のメモ${stored ? `：${stored}` : 'を書く'}`}
        {...NoteDialog.near}
        onClick={() => setOpen(true)}
      >
        <NotebookPen className="ui-icon" aria-hidden="true" />
        <span className={pencil && stored === '' && !isUnsaved ? 'sr-only' : 'truncate'}>
          {wordsOf(stored, { isUnsaved, brief: brief === true })}
        </span>
      </Button>
      {open && (
        <NoteDialog
          job={job}
          text={typed ?? stored}
          wasStored={stored !== ''}
          onType={setTyped}
          onSaved={(note) => {
            notes.put(job.id, note)
            setTyped(null)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function wordsOf(stored: string, { isUnsaved, brief }: { isUnsaved: boolean; brief: boolean }): string {
  if (isUnsaved) return '書きかけのメモ'
  if (stored === '') return 'メモを書く'
  return brief ? 'メモを見る' : `メモ：${stored}`
}
