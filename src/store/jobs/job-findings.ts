import { checkPosting } from '#rules/postings/findings/check-posting.ts'
import type { Finding } from '#rules/postings/findings/finding.ts'
import type { Posting } from '#rules/postings/findings/posting.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Queryable } from '#store/database.ts'
import { employerProfilesOf, findEmployerProfile } from '#store/people/employer-profiles.ts'
import { TimeSlice } from '#store/time-slice.ts'

/** How long (ms) the check of many jobs may hold the thread at a stretch. */
const checkSlice = 8

/** What the check holds against jobs, by id. */
export async function findingsOf(
  db: Queryable,
  jobs: readonly (Posting & { id: string; owner_id: string })[],
  now: Date,
): Promise<Map<string, Finding[]>> {
  const owners = jobs.map(({ owner_id }) => owner_id)
  const employers = await employerProfilesOf(db, owners)
  const today = tokyoDate(now)
  const slice = new TimeSlice(checkSlice)
  const found = new Map<string, Finding[]>()
  for (const job of jobs) {
    if (slice.isOver) await slice.yield()
    found.set(job.id, checkPosting(job, { employer: employers.get(job.owner_id) ?? null, today }))
  }
  return found
}

/** What the check holds against a posting of an account; it need not be stored. */
export async function findingsOfPosting(
  db: Queryable,
  posting: Posting,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<Finding[]> {
  const employer = (await findEmployerProfile(db, ownerId)) ?? null
  return checkPosting(posting, { employer, today: tokyoDate(now) })
}
