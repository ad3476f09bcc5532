import type { formOfUser } from './profile-form.ts'

type Typed = ReturnType<typeof formOfUser>
type Kept = { userId: string; typed: Typed }

const storageKey = 'shigotocho.profile-draft'

/** What somebody typed before a reload or the end of their session; kept in this tab, for them alone. */
export function keptProfileDraft(userId: string): Typed | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as Kept | null
    return kept?.userId === userId && typeof kept.typed === 'object' ? kept.typed : null
  } catch {
    return null
  }
}

/** Keeps what is typed; null forgets it. Where the browser refuses, it lives as long as the page. */
export function keepProfileDraft(userId: string, typed: Typed | null): void {
  try {
    if (typed === null) window.sessionStorage.removeItem(storageKey)
    else window.sessionStorage.setItem(storageKey, JSON.stringify({ userId, typed } satisfies Kept))
  } catch {
    // A draft is a convenience: without it the form begins with what is saved.
  }
}
