import type { Context } from '#actions/context.ts'
import { dailyViewer } from '#integrations/daily-viewer.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { countView } from '#store/jobs/job-views.ts'

/** Counts an anonymous view of a job whose page came from the page cache. */
export function countJobView(jobId: string, { db, address, now, config }: Context): void {
  const day = tokyoDate(now)
  countView(db, { jobId, day, viewer: dailyViewer({ userId: undefined, address }, day, config.secret) })
}
