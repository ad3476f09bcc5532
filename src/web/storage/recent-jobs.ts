import { recentJobsKey } from '#web/settings/boot-script.ts'
import { storedSettings } from '#web/settings/stored-settings.ts'
import { storedIds, storeText } from './stored-ids.ts'

const most = 30

/** Keeps a job that is being read as the latest, unless the reader does not want that. */
export function storeRecentJob(id: string): void {
  if (!storedSettings().privacy.recentJobs) return
  const others = storedIds(recentJobsKey).filter((kept) => kept !== id)
  storeText(recentJobsKey, JSON.stringify([id, ...others].slice(0, most)))
}

/** Forgets every job that was looked at. */
export function forgetRecentJobs(): void {
  storeText(recentJobsKey, null)
}
