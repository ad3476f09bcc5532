/** A short message at the corner of the screen: what happened, and perhaps what to do. */
export interface Saying {
  tone: 'success' | 'info' | 'warning' | 'danger'
  title: string
  line?: string | undefined
  /** What was tried, such as `job:<id>`: a later word about it takes the place of the one that stands. */
  about?: string | undefined
}

type Show = (saying: Saying) => void

const waiting: Saying[] = []
const watchers = new Set<() => void>()
let show: Show | null = null
let wanted = false

function tell(saying: Saying) {
  wanted = true
  if (show) show(saying)
  else waiting.push(saying)
  for (const watch of watchers) watch()
}

/** Speaks to the reader. Success and notes go after 5 seconds; errors stay until they are closed. */
export const say = {
  success: (title: string, line?: string, about?: string) => tell({ tone: 'success', title, line, about }),
  info: (title: string, line?: string, about?: string) => tell({ tone: 'info', title, line, about }),
  warning: (title: string, line?: string, about?: string) => tell({ tone: 'warning', title, line, about }),
  error: (title: string, line?: string, about?: string) => tell({ tone: 'danger', title, line, about }),
}

/** Whether anything has been said yet; until then the toaster is not loaded. */
export const firstWord = {
  subscribe(watch: () => void) {
    watchers.add(watch)
    return () => watchers.delete(watch)
  },
  spoken: () => wanted,
}

/** The toaster is there: hand it what has been said so far, and everything from now on. */
export function hearWith(next: Show) {
  show = next
  for (const saying of waiting.splice(0)) next(saying)
  return () => {
    show = null
  }
}
