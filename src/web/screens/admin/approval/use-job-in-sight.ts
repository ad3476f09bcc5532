import { type MouseEvent, useEffect, useRef } from 'react'
import { hasLostFocus } from '#web/parts/lost-focus.ts'
import type { PendingJobFacts } from './pending-job.tsx'
import type { useSelectedJob } from './use-selected-job.ts'

const titleOf = (id: string) => document.getElementById(`pending-${id}`)

/**
 * Where the reader is: whoever turns to a job finds the focus on its title, and back in the list on its line. `onRead` is told
 * of every job that comes in sight; on narrow screens that is only one that was opened.
 */
export function useJobInSight({
  selected,
  onRead,
}: {
  selected: ReturnType<typeof useSelectedJob>
  onRead: (job: PendingJobFacts) => void
}) {
  const drawn = useRef<PendingJobFacts | null>(null)
  /** Where the title of the job that somebody turned to goes: to the head of the window, or nowhere while it is in sight. */
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
    /** The job whose text the reader sees; none while only the list is shown. */
    inSight: () => (id && drawn.current?.id === id && titleOf(id)?.checkVisibility() ? drawn.current : undefined),
    /** A job is drawn with these facts. */
    onDraw: (job: PendingJobFacts) => {
      drawn.current = job
    },
    /** Another job is drawn, or the same was opened. */
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
