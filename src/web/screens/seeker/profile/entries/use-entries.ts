import { useEffect, useRef, useState } from 'react'
import type { FieldArray, UseFieldArrayReturn } from 'react-hook-form'
import { toast } from '#web/parts/toasts/toast.ts'
import type { ProfileForm } from '#web/screens/seeker/profile/profile-form.ts'
import type { EntryMoves } from './entry-frame.tsx'

type EntryListName = 'experiences' | 'educations'

/** A list of entries to add, open, move and remove before saving. `word` is 職歴 or 学歴. */
export function useEntries<Name extends EntryListName>(
  list: UseFieldArrayReturn<ProfileForm, Name>,
  word: string,
  addButtonId: string,
) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { fields, append, move, remove } = list
  const added = useRef(false)
  const last = fields.at(-1)?.id
  const setOne = (id: string, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, id] : [...now].filter((kept) => kept !== id)))

  // Only now has the new entry an id. Open and focus it at once, or the reader might type elsewhere.
  useEffect(() => {
    if (!added.current || last === undefined) return
    if (!open.has(last)) return setOpen((now) => new Set([...now, last]))
    added.current = false
    const section = document.getElementById(addButtonId)?.closest('section')
    section?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }, [last, open, addButtonId])

  const moves = (index: number, faulty: boolean): EntryMoves => {
    const id = fields[index]?.id ?? ''
    return {
      open: open.has(id),
      faulty,
      isFirst: index === 0,
      isLast: index === fields.length - 1,
      onToggle: () => setOne(id, !open.has(id)),
      onMove: (by) => move(index, index + by),
      onRemove: () => {
        remove(index)
        toast.info(`${word}を削除しました`, '「保存する」を押すまでは確定しません。')
        document.getElementById(addButtonId)?.focus()
      },
    }
  }

  return {
    moves,
    reveal: (index: number) => {
      const id = fields[index]?.id
      if (id) setOne(id, true)
    },
    add: (entry: FieldArray<ProfileForm, Name>) => {
      added.current = true
      append(entry, { shouldFocus: false })
    },
  }
}
