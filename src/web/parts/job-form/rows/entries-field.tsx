import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '#web/parts/button.tsx'
import { FormRow } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { RowFindings, useFormFindings, useRowFindings } from '#web/parts/job-form/findings/form-findings.tsx'
import { withEntry } from '#web/parts/job-form/values/job-values.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { describedBy, useJobField, useJobForm } from './rows.tsx'
import '#web/parts/button.css'

type EntriesFieldProps = {
  name: 'requirements' | 'benefits' | 'terms.selection.steps'
  /** The typed entry that is not added yet. */
  typing: 'new_requirement' | 'new_benefit' | 'new_step'
  label: string
  placeholder: string
  hint?: ReactNode
  max: number
  maxLength: number
  /** Common lists to begin with; offered only while the list is empty, so that nothing is replaced. */
  templates?: readonly { name: string; entries: readonly string[] }[]
}

/** A list with a field for new entries: Enter or 追加 adds, a cross removes. */
export function EntriesField(props: EntriesFieldProps) {
  const { name, typing, label, placeholder, hint, max, maxLength, templates = [] } = props
  const { control: formControl, setValue } = useJobForm()
  const { id, error } = useJobField(name)
  const { listId } = useRowFindings(name)
  const [entries, typed] = useWatch({ control: formControl, name: [name, typing] })
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const press = usePressGuard()
  const [news, setNews] = useState('')
  const full = entries.length >= max

  const { show } = useFormFindings()
  function onTyped(text: string) {
    setValue(typing, text)
    show(name)
  }
  const onEntries = (next: string[]) => setValue(name, next, { shouldDirty: true, shouldValidate: error !== undefined })

  function add() {
    if (typed.trim().length > maxLength) return
    const next = withEntry(entries, typed)
    if (next.length > entries.length) setNews(`「${typed.trim()}」を追加しました`)
    onEntries(next)
    onTyped('')
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter that ends a composition; Safari marks it only by key code 229.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229
    event.preventDefault()
    if (!composing && !full) add()
  }

  function remove(index: number) {
    setNews(`「${entries[index]}」を削除しました`)
    onEntries(entries.filter((_, at) => at !== index))
    const neighbours = list.current?.querySelectorAll('button')
    const neighbour = neighbours?.[index + 1] ?? neighbours?.[index - 1]
    ;(neighbour ?? field.current)?.focus()
  }

  return (
    <FormRow id={id} label={label} optional error={error} hint={full ? `${max}件まで追加できます` : hint}>
      {(control) => (
        <>
          <div className="ui-row ui-row--nowrap ui-row--tight">
            <TextInput
              {...describedBy(control, listId)}
              ref={field}
              value={typed}
              placeholder={placeholder}
              maxLength={maxLength}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => onTyped(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Button className="whitespace-nowrap" onClick={add} disabled={full} aria-label={`${label}を追加`}>
              <Plus className="ui-icon" aria-hidden="true" />
              追加
            </Button>
          </div>
          {entries.length === 0 && templates.length > 0 && (
            <ul className="ui-row ui-row--tight" aria-label={`${label}のひな形`}>
              <li className="text-xs text-muted">ひな形</li>
              {templates.map((template) => (
                <li key={template.name}>
                  <Button
                    size="sm"
                    variant="ghost"
                    title={template.entries.join(' → ')}
                    onClick={() => {
                      onEntries([...template.entries])
                      setNews(`「${template.name}」の流れを追加しました`)
                      field.current?.focus()
                    }}
                  >
                    {template.name}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <RowFindings row={name} />
          <p className="sr-only" role="status">
            {news}
          </p>
          {entries.length > 0 && (
            <ul className="order-1 rounded-md border border-rule" aria-label={label} ref={list}>
              {entries.map((entry, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same text
                  key={`${index} ${entry}`}
                  className="flex min-h-10 items-center gap-3 border-b border-rule-soft py-1 ps-3.5 pe-1 text-sm/normal last:border-0"
                >
                  {entry}
                  <Button
                    variant="ghost"
                    size="sm"
                    className="button--square ms-auto"
                    aria-label={`「${entry}」を削除`}
                    onClick={(event) => press(entry, event, () => remove(index))}
                  >
                    <X className="ui-icon" aria-hidden="true" />
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FormRow>
  )
}
