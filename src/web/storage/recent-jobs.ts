import { recentJobsKey } from '#web/settings/boot-script.ts'
import { storedSettings } from '#web/settings/stored-settings.ts'
import { storedIds, storeText } from './stored-ids.ts'

const most = 30

/** Stores a viewed job as the latest, unless the reader turned that off. */
export function storeRecentJob(id: string): void {
  if (!storedSettings().privacy.recentJobs) return
  const others = storedIds(recentJobsKey).filter((kept) => kept !== id)
  storeText(recentJobsKey, JSON.stringify([id, ...others].slice(0, most)))
}

/** Forgets all viewed jobs. */
export function forgetRecentJobs(): void {
  storeText(recentJobsKey, null)
}
