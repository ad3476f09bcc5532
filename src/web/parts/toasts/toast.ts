/** A short message at the screen's corner: what happened, and perhaps a button. */
export interface ToastMessage {
  tone: 'success' | 'info' | 'warning' | 'danger'
  title: string
  line?: string | undefined
  /** The subject, such as `job:<id>`; a later message about it replaces the shown one. */
  about?: string | undefined
  /** A button for the reader, and how long it is shown. */
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

/** Shows a message. Success and info close after 5 seconds; errors stay until closed. */
export const toast = {
  success: (title: string, line?: string, about?: string, action?: ToastMessage['action']) =>
    add({ tone: 'success', title, line, about, action }),
  info: (title: string, line?: string, about?: string) => add({ tone: 'info', title, line, about }),
  warning: (title: string, line?: string, about?: string, action?: ToastMessage['action']) =>
    add({ tone: 'warning', title, line, about, action }),
  error: (title: string, line?: string, about?: string) => add({ tone: 'danger', title, line, about }),
  /** Removes all messages, for example after signing in, when they no longer apply. */
  clear() {
    queue.length = 0
    toaster?.clear()
  },
}

/** Whether there was a message yet; the toaster loads with the first one. */
export const firstMessage = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  exists: () => hasMessages,
}

/** Connects the toaster, which shows earlier and later messages. Returns the function that disconnects it. */
export function connectToaster(next: Toaster) {
  toaster = next
  for (const message of queue.splice(0)) next.show(message)
  return () => {
    toaster = null
  }
}
