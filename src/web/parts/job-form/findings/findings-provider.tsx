import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EmployerFacts } from '#rules/postings/findings/posting.ts'
import { whenIdle } from '#web/frame/when-idle.ts'
import { useLateComponent } from '#web/parts/job-form/late-component.ts'
import { useJobForm } from '#web/parts/job-form/rows/rows.tsx'
import { type FieldName, fieldId, rowOfFinding } from '#web/parts/job-form/values/field-names.ts'
import type { JobInput, JobValues } from '#web/parts/job-form/values/job-values.ts'
import type { DescribedFinding } from '#words/findings.ts'
import type { Checked } from './check-values.ts'
import { Findings, type FindingsOfForm, goToFinding, isOfProfile } from './form-findings.tsx'
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

/**
 * Check after this pause in typing (ms); shorter than the time in which browsers attribute a layout shift to typing.
 */
const pause = 300

/** The form as last checked (null before), and a function that checks at once. */
type FormCheck = { checked: Checked | null; checkNow: () => Promise<Checked> }

/**
 * Checks the form in idle time after the last change. Until `employer` is known, it counts as complete. Skips
 * compositions, because half a word means something else.
 */
export function useFindings(
  form: UseFormReturn<JobValues, unknown, JobInput>,
  employer: EmployerFacts | null | undefined,
  today: string,
): FormCheck {
  const [checked, setChecked] = useState<Checked | null>(null)
  const shown = useRef('')

  async function checkNow() {
    const { checkValues } = await import('./check-values.ts')
    const all = checkValues(form.getValues(), { employer: employer ?? null, today })
    const now =
      employer === undefined ? { ...all, findings: all.findings.filter((finding) => !isOfProfile(finding)) } : all
    const text = JSON.stringify(now)
    if (text !== shown.current) setChecked(now)
    shown.current = text
    return now
  }

  const check = useRef(checkNow)
  check.current = checkNow
  const isReady = employer !== undefined

  useEffect(() => {
    if (!isReady) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let callOff = () => {}
    let isComposing = false
    const soon = () => {
      clearTimeout(timer)
      callOff()
      timer = setTimeout(() => {
        // Without the code the server still checks.
        if (!isComposing) callOff = whenIdle(() => void check.current().catch(() => {}))
      }, pause)
    }
    const begins = () => (isComposing = true)
    const ends = () => {
      isComposing = false
      soon()
    }
    document.addEventListener('compositionstart', begins)
    document.addEventListener('compositionend', ends)
    const stop = form.subscribe({ formState: { values: true }, callback: soon })
    soon()
    return () => {
      clearTimeout(timer)
      callOff()
      stop()
      document.removeEventListener('compositionstart', begins)
      document.removeEventListener('compositionend', ends)
    }
  }, [form, isReady])

  return { checked, checkNow }
}
