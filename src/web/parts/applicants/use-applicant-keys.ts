import { useEffect, useRef } from 'react'
import { isDeskKey, useDeskKeysOn } from '#web/parts/desk-keys.ts'

type ApplicantKeys = {
  /** Ids of the lines in order; the element `applicant-ID` is each one's link. */
  ids: readonly string[]
  /** Shows the next or previous applicant; undefined while none is opened. */
  onStep: ((step: 1 | -1) => void) | undefined
  onHelp: () => void
}

const decisions: Partial<Record<string, string>> = { 1: 'reviewed', 2: 'accepted', 3: 'rejected' }

/**
 * Keys of the applicants' desk: J and K step, 1 to 3 decide, / searches, M toggles messages, ? lists the keys. Ignored
 * while somebody types, in another dialog, or when a key is held down.
 */
export function useApplicantKeys(keys: ApplicantKeys): void {
  const [on] = useDeskKeysOn()
  const latest = useRef({ ...keys, on })
  latest.current = { ...keys, on }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isDeskKey(event, '.drawer')) return
      const { ids, onStep, onHelp, on } = latest.current
      const { key } = event
      if (key === '?') return onHelp()
      if (!on) return
      const decision = decisions[key]
      const step = key === 'j' ? 1 : key === 'k' ? -1 : undefined
      if (step) onStep ? onStep(step) : focusLine(ids, step)
      else if (key === '/' && !onStep) document.querySelector<HTMLElement>('main search input')?.focus()
      else if (decision && onStep) document.querySelector<HTMLElement>(`.drawer [data-decision='${decision}']`)?.click()
      else if (key === 'm' && onStep) document.querySelector<HTMLElement>(".drawer [data-key='m']")?.click()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function focusLine(ids: readonly string[], step: 1 | -1): void {
  const at = ids.findIndex((id) =>
    document.getElementById(`applicant-${id}`)?.closest('li')?.contains(document.activeElement),
  )
  const next = ids[at < 0 ? 0 : at + step]
  if (next !== undefined) document.getElementById(`applicant-${next}`)?.focus()
}
