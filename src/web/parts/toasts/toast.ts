/** A short message at the corner of the screen: what happened, and perhaps what to do. */
export interface ToastMessage {
  tone: 'success' | 'info' | 'warning' | 'danger'
  title: string
  line?: string | undefined
  /** What was tried, such as `job:<id>`: a later message about it replaces the one that is shown. */
  about?: string | undefined
  /** What the reader may still do about it, and for how long. */
  action?: { label: string; seconds: number; run: () => void } | undefined
}

type Toaster = { show(message: ToastMessage): void; clear(): void }

const queue: ToastMessage[] = []
const listeners = new Set<() => void>()
let toaster: Toaster | null = null
let hasMessages = false

function add(message: ToastMessage) {
  hasMessages = true
  if (toaster) toaster.show(message)
  else queue.push(message)
  for (const listener of listeners) listener()
}

/** Shows a message. Success and info close after 5 seconds; errors stay until the reader closes them. */
export const toast = {
  success: (title: string, line?: string, about?: string, action?: ToastMessage['action']) =>
    add({ tone: 'success', title, line, about, action }),
  info: (title: string, line?: string, about?: string) => add({ tone: 'info', title, line, about }),
  warning: (title: string, line?: string, about?: string) => add({ tone: 'warning', title, line, about }),
  error: (title: string, line?: string, about?: string) => add({ tone: 'danger', title, line, about }),
  /** Takes all away: what they say is no longer true, such as after signing in. */
  clear() {
    queue.length = 0
    toaster?.clear()
  },
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
export function connectToaster(next: Toaster) {
  toaster = next
  for (const message of queue.splice(0)) next.show(message)
  return () => {
    toaster = null
  }
}
