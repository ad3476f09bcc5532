import { accountKey } from '#web/storage/account-storage.ts'
import { readSessionStorage, writeSessionStorage } from '#web/storage/session-storage.ts'

/** The typed values of a form, stored in this tab so that a reload keeps them. Never for passwords. */
export type TabDraft<Field extends string> = {
  fields: readonly Field[]
  /** The stored values; missing ones are empty. */
  kept(): Record<Field, string>
  /** Stores typed values; null removes them. If the browser refuses storage, they last as long as the page. */
  keep(typed: Partial<Record<Field, string>> | null): void
}

/** The draft of a form under `storageKey`, which the privacy policy must name. */
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

/** The values of a stored draft; missing and broken ones are empty. */
export function readDraft<Field extends string>(value: unknown, fields: readonly Field[]): Record<Field, string> {
  const kept = value as Partial<Record<string, unknown>> | null
  const textOf = (field: Field) => (typeof kept?.[field] === 'string' ? kept[field] : '')
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<Field, string>
}
