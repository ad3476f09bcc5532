import { accountKey } from '#web/storage/account-storage.ts'
import { readSessionStorage, writeSessionStorage } from '#web/storage/session-storage.ts'

/** What was typed into a form, kept from a reload until the tab is closed. Never for passwords. */
export type TabDraft<Field extends string> = {
  fields: readonly Field[]
  /** What is kept; fields of which nothing is known are empty. */
  kept(): Record<Field, string>
  /** Keeps these fields of what is typed; null forgets all. Where the browser refuses, they live as long as the page. */
  keep(typed: Partial<Record<Field, string>> | null): void
}

/** The reader's draft of a form under `storageKey`, which the privacy policy has to name. */
export function tabDraft<const Field extends string>(storageKey: string, fields: readonly Field[]): TabDraft<Field> {
  return {
    fields,
    kept: () => readDraft(readSessionStorage(accountKey(storageKey)), fields),
    keep: (typed) =>
      writeSessionStorage(
        accountKey(storageKey),
        typed && Object.fromEntries(fields.map((field) => [field, typed[field]])),
      ),
  }
}

/** What is kept as a draft; what is missing or of another shape counts as empty. */
export function readDraft<Field extends string>(value: unknown, fields: readonly Field[]): Record<Field, string> {
  const kept = value as Partial<Record<string, unknown>> | null
  const textOf = (field: Field) => (typeof kept?.[field] === 'string' ? kept[field] : '')
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<Field, string>
}
