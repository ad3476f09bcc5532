/** What the form holds while it is written. */
export type ContactDraft = { name: string; email: string; subject: string; message: string }

const storageKey = 'shigotocho.contact-draft'
export const draftFields = ['name', 'email', 'subject', 'message'] as const

/** Reads a kept draft; what is broken or of another shape counts as empty. */
export function readDraft(text: string | null): ContactDraft {
  const draft: ContactDraft = { name: '', email: '', subject: '', message: '' }
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<string, unknown>> | null
    for (const field of draftFields) {
      const value = kept?.[field]
      if (typeof value === 'string') draft[field] = value
    }
  } catch {
    // A draft is a convenience: without it the form begins empty.
  }
  return draft
}

/** What was typed before a reload, kept until the tab is closed. */
export function keptDraft(): ContactDraft {
  try {
    return readDraft(window.sessionStorage.getItem(storageKey))
  } catch {
    return readDraft(null)
  }
}

/** Keeps what is typed; null forgets it. Where the browser refuses, it lives as long as the page. */
export function keepDraft(draft: ContactDraft | null): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(storageKey)
    else window.sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // see above
  }
}
