import { accountKey } from '#web/storage/account-storage.ts'
import { readSessionStorage, writeSessionStorage } from '#web/storage/session-storage.ts'
import type { formOfUser } from './profile-form.ts'

type Typed = ReturnType<typeof formOfUser>
type StoredDraft = { userId: string; typed: Typed }

const storageKey = 'shigotocho.profile-draft'

/** Typed values from before a reload or the end of the session; in this tab, for this person. */
export function readProfileDraft(userId: string): Typed | null {
  const kept = readSessionStorage(accountKey(storageKey)) as StoredDraft | null
  return kept?.userId === userId && typeof kept.typed === 'object' ? kept.typed : null
}

/** Stores typed values; null deletes them. If storage is refused, they last as long as the page. */
export function storeProfileDraft(userId: string, typed: Typed | null): void {
  writeSessionStorage(accountKey(storageKey), typed && ({ userId, typed } satisfies StoredDraft))
}
