import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '#rules/limits.ts'
import { Button } from '#web/parts/button.tsx'
import type { EntryMoves } from './entry-frame.tsx'

/** 職歴 or 学歴 in display order, and a button that adds an entry. */
export function EditableEntries(props: {
  word: string
  entries: readonly { id: string }[]
  /** Faults of entries by index. */
  faults: { [index: number]: unknown } | undefined
  moves: (index: number, faulty: boolean) => EntryMoves
  addButtonId: string
  onAdd: () => void
  children: (index: number, moves: EntryMoves) => ReactNode
}) {
  const { word, entries, faults, moves, addButtonId, onAdd, children } = props
  return (
    <section className="ui-stack">
      {entries.length > 0 && (
        <ul className="ui-stack">
          {entries.map(({ id }, index) => (
            <li key={id}>{children(index, moves(index, Boolean(faults?.[index])))}</li>
          ))}
        </ul>
      )}
      <Button
        block
        id={addButtonId}
        className="min-h-12 border-dashed"
        disabled={entries.length >= limits.entries}
        onClick={onAdd}
      >
        <Plus className="ui-icon" aria-hidden="true" />
        {word}を追加
      </Button>
    </section>
  )
}
