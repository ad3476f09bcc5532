import { useEffect, useRef } from 'react'
import { isDeskKey } from '#web/parts/desk-keys/desk-keys.ts'

type DeskKeys = {
  on: boolean
  /** Ids of the jobs in their order; the title of each is the element `pending-ID`. */
  ids: readonly string[]
  /** Somebody went to this job by a key. */
  onGo: (id: string) => void
  onApprove: (id: string) => void
  onReject: (id: string) => void
  onHelp: () => void
}

/**
 * The keys of the approval desk: J and K go to the next and the former job, A and R decide on the job in which the focus
 * is, ? lists the keys. They do nothing while somebody types, in a dialog, or when a key is held down.
 */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isDeskKey(event)) return
      const { on, ids, onGo, onApprove, onReject, onHelp } = latest.current
      if (event.key === '?') return onHelp()
      if (!on) return
      const at = ids.findIndex((id) => jobElement(id)?.contains(document.activeElement))
      const current = ids[at]
      if (event.key === 'j') go(ids[at + 1], onGo)
      else if (event.key === 'k') go(ids[Math.max(at - 1, 0)], onGo)
      else if (event.key === 'a' && current) onApprove(current)
      else if (event.key === 'r' && current) onReject(current)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const jobElement = (id: string) => document.getElementById(`pending-${id}`)?.closest('article')

function go(id: string | undefined, onGo: (id: string) => void): void {
  if (id === undefined) return
  const title = document.getElementById(`pending-${id}`)
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'start' })
  onGo(id)
}
