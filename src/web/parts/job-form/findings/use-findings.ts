import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EmployerFacts } from '#rules/postings/findings/posting.ts'
import { whenIdle } from '#web/frame/when-idle.ts'
import type { JobInput, JobValues } from '#web/parts/job-form/values/job-values.ts'
import type { Checked } from './check-values.ts'

/**
 * Check after this pause in typing (ms); shorter than the time in which browsers attribute a layout shift to typing.
 */
const pause = 300

const loadCheck = () =>
  Promise.all([import('./check-values.ts'), import('#web/parts/job-form/progress/go-to-finding.ts')])

/** The form as last checked (null before), and a function that checks at once. */
export type Findings = { checked: Checked | null; checkNow: () => Promise<Checked> }

/**
 * Checks the form in idle time after the last change. Until `employer` is known, it counts as complete. Skips
 * compositions, because half a word means something else.
 */
export function useFindings(
  form: UseFormReturn<JobValues, unknown, JobInput>,
  employer: EmployerFacts | null | undefined,
  today: string,
): Findings {
  const [checked, setChecked] = useState<Checked | null>(null)
  const shown = useRef('')

  async function checkNow() {
    const [{ checkValues }, { isOfProfile }] = await loadCheck()
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
