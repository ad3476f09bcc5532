/** A short message at the corner of the screen: what happened, and perhaps what to do. */
export interface ToastMessage {
  tone: 'success' | 'info' | 'warning' | 'danger'
  title: string
  line?: string | undefined
  /** What was tried, such as `job:<id>`: a later message about it replaces the one that is shown. */
  about?: string | undefined
  action?: ToastAction | undefined
}

/** A button of a message, such as 取り消す; the message stays for as long as it may be pressed. */
export type ToastAction = { label: string; seconds: number; run: () => void }

type Show = (message: ToastMessage) => void

const queue: ToastMessage[] = []
const listeners = new Set<() => void>()
let show: Show | null = null
let hasMessages = false

function add(message: ToastMessage) {
  hasMessages = true
  if (show) show(message)
  else queue.push(message)
  for (const listener of listeners) listener()
}

/** Shows a message. Success and info close after 5 seconds; errors stay until the reader closes them. */
export const toast = {
  success: (title: string, line?: string, about?: string, action?: ToastAction) =>
    add({ tone: 'success', title, line, about, action }),
  info: (title: string, line?: string, about?: string) => add({ tone: 'info', title, line, about }),
  warning: (title: string, line?: string, about?: string) => add({ tone: 'warning', title, line, about }),
  error: (title: string, line?: string, about?: string) => add({ tone: 'danger', title, line, about }),
}

/** Whether there was any message yet; the toaster is not loaded before the first one. */
export const firstMessage = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  exists: () => hasMessages,
}

/** Connects the toaster: it shows the messages so far, and every later one. Gives what disconnects it. */
export function connectToaster(next: Show) {
  show = next
  for (const message of queue.splice(0)) next(message)
  return () => {
    show = null
  }
}
