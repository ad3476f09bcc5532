import { useEffect, useRef } from 'react'
import { isDeskKey } from '#web/parts/desk-keys.ts'

type DeskKeys = {
  on: boolean
  /** Ids of the jobs in their order. */
  ids: readonly string[]
  /** The job that is in sight; none while only the list is. */
  current: () => string | undefined
  onGo: (id: string) => void
  onApprove: (id: string) => void
  onReject: (id: string) => void
  onHelp: () => void
}

/**
 * The keys of the approval desk: J and K go to the next and the previous job, A and R decide on the visible one, ? lists the
 * keys. They do nothing while somebody types, in a dialog, or when a key is held down.
 */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isDeskKey(event)) return
      const { on, ids, current, onGo, onApprove, onReject, onHelp } = latest.current
      if (event.key === '?') return onHelp()
      if (!on) return
      const id = current()
      if (event.key === 'j' || event.key === 'k') {
        const next = neighbour(ids, id, event.key === 'j' ? 1 : -1)
        if (next) onGo(next)
      } else if (event.key === 'a' && id) onApprove(id)
      else if (event.key === 'r' && id) onReject(id)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The job beside this one; itself at either end, and the first one when none is selected. */
export function neighbour(ids: readonly string[], id: string | undefined, step: 1 | -1): string | undefined {
  const at = id === undefined ? -1 : ids.indexOf(id)
  return at < 0 ? ids[0] : (ids[at + step] ?? ids[at])
}
