import { type MouseEvent, useEffect, useRef } from 'react'
import { hasLostFocus } from '#web/parts/lost-focus.ts'
import type { PendingJobFacts } from './pending-job.tsx'
import type { useSelectedJob } from './use-selected-job.ts'

const titleOf = (id: string) => document.getElementById(`pending-${id}`)

/**
 * Keeps the focus with the reader: on the title of a job just opened, and on its line after returning to the list.
 * `onRead` is called with every visible job; on narrow screens only with opened ones.
 */
export function useJobInSight({
  selected,
  onRead,
}: {
  selected: ReturnType<typeof useSelectedJob>
  onRead: (job: PendingJobFacts) => void
}) {
  const drawn = useRef<PendingJobFacts | null>(null)
  /** How to scroll to an opened job's title: to the window's top, or not at all while it is visible. */
  const turned = useRef<'start' | 'nearest' | null>(null)
  const isFirst = useRef(true)
  const { id, isOpen } = selected

  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const closed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (closed && hasLostFocus() && drawn.current) document.getElementById(`queued-${drawn.current.id}`)?.focus()
  }, [isOpen])

  function focus(title: HTMLElement | null) {
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: turned.current ?? 'nearest' })
    turned.current = null
  }

  return {
    /** The visible job; none while only the list is shown. */
    inSight: () => (id && drawn.current?.id === id && titleOf(id)?.checkVisibility() ? drawn.current : undefined),
    /** A job was rendered with these facts. */
    onDraw: (job: PendingJobFacts) => {
      drawn.current = job
    },
    /** Another job was rendered, or the same one was opened. */
    onShow: (job: PendingJobFacts) => {
      const title = titleOf(job.id)
      if (!title?.checkVisibility()) return
      if (turned.current) focus(title)
      else if (!isFirst.current) title.scrollIntoView({ block: 'nearest' })
      isFirst.current = false
      onRead(job)
    },
    turnTo: (next: string) => {
      turned.current = 'start'
      selected.goTo(next)
      if (next === id && isOpen) focus(titleOf(next))
    },
    /** A link to this job was pressed. */
    onLink: (next: string, event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      turned.current = 'nearest'
      if (next === id && isOpen) focus(titleOf(next))
    },
  }
}
