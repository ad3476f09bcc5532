import { limits } from '#rules/limits.ts'
import type { Refusal } from '#rules/refusals.ts'

/** Why another resume of this size cannot be stored; `null` when it can. */
export function whyNotStoreResume(stored: { count: number; bytes: number }, size: number): Refusal | null {
  if (stored.count >= limits.resumesPerUser) return 'too-many-resumes'
  return stored.bytes + size > limits.storedBytes ? 'storage-full' : null
}
