import { checkPosting } from '#rules/postings/findings/check-posting.ts'
import { type Finding, finding } from '#rules/postings/findings/finding.ts'
import type { Posting } from '#rules/postings/findings/posting.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Queryable } from '#store/database.ts'
import { employerProfilesOf, findEmployerProfile } from '#store/people/employer-profiles.ts'
import { TimeSlice } from '#store/time-slice.ts'
import { type SimilarTexts, similarTextsOf } from './similar-texts.ts'

/** How long (ms) the check of many jobs may hold the thread at a stretch. */
const checkSlice = 8

/** What the check holds against stored jobs, by id; a text that is used again is found here alone. */
export async function findingsOf(
  db: Queryable,
  jobs: readonly (Posting & { id: string; owner_id: string })[],
  now: Date,
): Promise<Map<string, Finding[]>> {
  const owners = jobs.map(({ owner_id }) => owner_id)
  const employers = await employerProfilesOf(db, owners)
  const today = tokyoDate(now)
  const similar = await similarTextsOf(
    db,
    jobs.map(({ id }) => id),
    today,
  )
  const slice = new TimeSlice(checkSlice)
  const found = new Map<string, Finding[]>()
  for (const job of jobs) {
    if (slice.isOver) await slice.yield()
    const findings = checkPosting(job, { employer: employers.get(job.owner_id) ?? null, today })
    found.set(job.id, [...findings, ...duplicateFindings(similar.get(job.id))])
  }
  return found
}

/** The same text under another account, or three times or more under one, looks like an advertisement that is spread. */
function duplicateFindings(similar: SimilarTexts | undefined): Finding[] {
  if (!similar) return []
  if (similar.ofOthers) return [finding('text-of-others', 'description')]
  return similar.ofOwner >= 2 ? [finding('text-again', 'description')] : []
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
