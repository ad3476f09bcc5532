/** What was typed into a form, kept from a reload until the tab is closed. Never for passwords. */
export type TabDraft<Field extends string> = {
  fields: readonly Field[]
  /** What is kept; fields of which nothing is known are empty. */
  kept(): Record<Field, string>
  /** Keeps these fields of what is typed; null forgets all. Where the browser refuses, they live as long as the page. */
  keep(typed: Partial<Record<Field, string>> | null): void
}

/** The draft of a form under `storageKey`, which the privacy policy has to name. */
export function tabDraft<const Field extends string>(storageKey: string, fields: readonly Field[]): TabDraft<Field> {
  return {
    fields,
    kept() {
      try {
        return readDraft(window.sessionStorage.getItem(storageKey), fields)
      } catch {
        return readDraft(null, fields)
      }
    },
    keep(typed) {
      try {
        if (typed === null) window.sessionStorage.removeItem(storageKey)
        else window.sessionStorage.setItem(storageKey, JSON.stringify(typed, [...fields]))
      } catch {
        // A draft is a convenience.
      }
    },
  }
}

/** Reads a kept draft; what is broken or of another shape counts as empty. */
export function readDraft<Field extends string>(text: string | null, fields: readonly Field[]): Record<Field, string> {
  const draft = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<string, unknown>> | null
    for (const field of fields) {
      const value = kept?.[field]
      if (typeof value === 'string') draft[field] = value
    }
  } catch {
    // Without it the form begins empty.
  }
  return draft
}
