import { accountKey } from '#web/storage/account-storage.ts'
import { readLocalJson, writeLocal } from '#web/storage/local-storage.ts'
import { type JobValues, newJobValues } from './job-values.ts'

const storageKey = 'job_draft'

/** Whose draft, and of which job (`new`, or the job as it was when the form was opened). */
export type DraftPlace = { userId: string; of: string }

type StoredDraft = DraftPlace & { values: Partial<JobValues> }

/** What was typed before a reload or the end of a session; null when there is nothing for this person and job. */
export function readJobDraft({ userId, of }: DraftPlace): JobValues | null {
  const kept = readLocalJson(accountKey(storageKey)) as StoredDraft | null
  if (kept?.userId !== userId || kept.of !== of || typeof kept.values !== 'object') return null
  // A draft that an older version of the form wrote may lack a field.
  return { ...newJobValues, ...kept.values }
}

export function storeJobDraft(place: DraftPlace, values: JobValues): void {
  writeLocal(accountKey(storageKey), JSON.stringify({ ...place, values } satisfies StoredDraft))
}

export function forgetDraft(): void {
  writeLocal(accountKey(storageKey), null)
}
