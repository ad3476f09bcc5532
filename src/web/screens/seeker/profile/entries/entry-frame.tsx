import { ArrowDown, ArrowUp, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from '#web/parts/fields/field.tsx'
import { IconButton } from '#web/parts/icon-button.tsx'
import '#web/parts/fields/form-sheet.css'
import '#web/parts/sheet.css'

/** Actions on an entry of a list, before the profile is saved. */
export type EntryMoves = {
  open: boolean
  faulty: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** An entry of 職歴 or 学歴: a line that opens a ledger form. `number` from 1. */
export function EntryFrame(
  props: EntryMoves & {
    word: string
    number: number
    title: string
    /** Company or degree. */
    place: string
    period: { from: string; to: string }
    children: ReactNode
  },
) {
  const { open, faulty, word, number, title, place, period, onToggle, children } = props
  const name = title || `${word}${number}`
  const periodText = period.from || period.to ? `${period.from}〜${period.to}` : ''
  const line = open ? place : [place, periodText].filter(Boolean).join('・')
  const toggle = (
    <IconButton size="sm" label={open ? `${name}を閉じる` : `${name}を編集`} aria-expanded={open} onClick={onToggle}>
      {open ? <ChevronUp className="ui-icon" aria-hidden="true" /> : <Pencil className="ui-icon" aria-hidden="true" />}
    </IconButton>
  )
  if (open) {
    return (
      <div className="form-sheet">
        <h2>
          <span className="text-lg font-mincho text-primary-ink">{number}</span>
          {name}
          <span className="text-sm text-muted truncate font-normal max-md:hidden">{line}</span>
          <span className="ms-auto flex flex-none">
            <MoveButtons {...props} name={name} />
            {toggle}
          </span>
        </h2>
        {children}
      </div>
    )
  }
  return (
    <div className="sheet">
      <div className="sheet__body ui-row ui-row--nowrap ui-row--between">
        <div className="min-w-0 leading-[1.6]">
          <b className="text-sm">{name}</b>
          <p className="text-sm text-muted">{line}</p>
          {faulty && <FieldError>入力内容を確認してください</FieldError>}
        </div>
        <div className="flex flex-none">
          {toggle}
          <MoveButtons {...props} name={name} />
        </div>
      </div>
    </div>
  )
}

/** Disabled buttons at an end of the list have no frame. */
const quiet = 'disabled:border-transparent disabled:bg-transparent'

function MoveButtons({ name, isFirst, isLast, onMove, onRemove }: EntryMoves & { name: string }) {
  return (
    <>
      {!(isFirst && isLast) && (
        <>
          <IconButton size="sm" label={`${name}を上へ`} className={quiet} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUp className="ui-icon" aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={`${name}を下へ`} className={quiet} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown className="ui-icon" aria-hidden="true" />
          </IconButton>
        </>
      )}
      <IconButton size="sm" label={`${name}を削除`} className="text-danger-ink" onClick={onRemove}>
        <Trash2 className="ui-icon" aria-hidden="true" />
      </IconButton>
    </>
  )
}
