import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLateComponent } from '#web/parts/job-form/late-component.ts'
import { goToFinding } from '#web/parts/job-form/progress/go-to-finding.ts'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { type FieldName, fieldId } from '#web/parts/job-form/values/field-names.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { Findings, type FindingsOfForm } from './form-findings.ts'
import { rowOfFinding } from './row-of-finding.ts'
import type { Change } from './suggestion.ts'

const loadList = async () => (await import('./findings-list.tsx')).FindingsList

/**
 * Provides findings and where they show: at a field once it was touched, so that nothing moves while the page loads.
 */
export function FindingsProvider({ all, children }: { all: readonly DescribedFinding[] | null; children: ReactNode }) {
  const form = useJobForm()
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [putIn, setPutIn] = useState<FindingsOfForm['putIn']>(null)
  const isPutting = useRef(false)
  const List = useLateComponent(loadList)

  // Undoing a suggestion must not undo text typed after it.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!isPutting.current) setPutIn((last) => (last && (!name || name === last.change.name) ? null : last))
        },
      }),
    [form],
  )

  // Lists elsewhere lead to a field by its id.
  const went = useRef(false)
  useEffect(() => {
    if (all === null || went.current) return
    went.current = true
    const sought = all.find(({ field }) => `#${fieldId(rowOfFinding(field))}` === window.location.hash)
    if (sought) setShown((before) => new Set([...before, rowOfFinding(sought.field)]))
    const [, field] = /^#job-(.+)/.exec(window.location.hash) ?? []
    if (field) goToFinding(sought ?? { field })
  }, [all])

  const value = useMemo(() => {
    function set(name: FieldName, text: unknown) {
      isPutting.current = true
      form.setValue(name, text as never, { shouldDirty: true, shouldValidate: true })
      isPutting.current = false
    }
    return {
      List: List ?? null,
      all,
      shown,
      show: (row: string) => setShown((before) => (before.has(row) ? before : new Set([...before, row]))),
      putIn,
      put(row: string, change: Change) {
        set(change.name, change.after)
        setPutIn({ row, change })
        selectIn(change)
      },
      undo() {
        if (!putIn) return
        set(putIn.change.name, putIn.change.before)
        setPutIn(null)
        document.getElementById(fieldId(putIn.change.name))?.focus()
      },
    }
  }, [all, shown, putIn, form, List])

  return <Findings value={value}>{children}</Findings>
}

/** The button disappears with its finding, so the focus moves to the inserted text. */
function selectIn({ name, from, to }: Change): void {
  const field = document.getElementById(fieldId(name))
  field?.focus()
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')
  if (isText && from !== undefined && to !== undefined) field.setSelectionRange(from, to)
}
