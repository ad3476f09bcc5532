import type { Action, Context } from '#actions/context.ts'
import { id as uuid } from '#contract/fields.ts'
import { employerView } from '#contract/jobs/employer-view.ts'
import { checkedJobView, jobView } from '#contract/jobs/job-view.ts'
import { dailyViewer } from '#integrations/daily-viewer.ts'
import { fewestAnswers } from '#rules/jobs/answer-time.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { noFilters } from '#rules/jobs/job-filters.ts'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { mayInspectJob, readsAllJobs } from '#rules/people/permissions.ts'
import { lines } from '#rules/places/railways.ts'
import { orRefuse } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { answerTimeOf } from '#store/applications/answer-times.ts'
import { filledFilters, type JobAddress, jobAddresses, jobAddressParts } from '#store/jobs/job-addresses.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { countView } from '#store/jobs/job-views.ts'
import { findHeldJob, findJob, findVisibleJob } from '#store/jobs/jobs.ts'
import { listPublicJobs as listed } from '#store/jobs/public-jobs.ts'
import { withRevision } from '#store/jobs/revisions.ts'
import { everyRow } from '#store/keyset.ts'
import { findEmployerProfile } from '#store/people/employer-profiles.ts'
import { listEmployersWithJobs } from '#store/people/public-employers.ts'
import { findUser } from '#store/people/users.ts'
import { publicVersion } from '#store/public-version.ts'
import { searchOn } from '#store/search/search-on.ts'

/** One job, for its employer and administrators with its correction. Counts as a view, except for these. */
export const readJob: Action<'readJob'> = async ({ params, query }, { db, viewer, address, now, config, outside }) => {
  const today = tokyoDate(now)
  const seen = await findVisibleJob(db, params.id, viewer, today)
  const job = orRefuse(
    seen ?? (viewer && readsAllJobs(viewer) ? await findHeldJob(db, params.id) : seen),
    'job-not-found',
  )
  const profile = await findEmployerProfile(db, job.owner_id)
  const answered = await answerTimeOf(db, job.owner_id, now)
  const answer_time = answered && answered.count >= fewestAnswers ? answered : null
  const { directoryCompany } = outside
  const owner = directoryCompany ? await findUser(db, job.owner_id) : undefined
  const listed = owner ? (directoryCompany?.(job.company, owner.email) ?? null) : null
  const employer = { ...employerView(job, profile, listed), answer_time }
  if (viewer && mayInspectJob(viewer, job)) {
    const shown = query.version === 'public' ? job : await withRevision(db, job)
    const findings = (await findingsOf(db, [shown], now)).get(job.id) ?? []
    return { job: { ...checkedJobView(shown, viewer, findings), ...employer } }
  }
  const hash = dailyViewer({ userId: viewer?.id, address }, today, config.secret)
  countView(db, { jobId: job.id, day: today, viewer: hash })
  return { job: { ...jobView(job, viewer), ...employer } }
}

/** A job for anonymous readers where job pages are public; not counted as a view. */
export async function readPublicJob(id: string, { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>) {
  const isId = config.publicJobPages && uuid.safeParse(id).success
  return orRefuse(isId ? await findVisibleJob(db, id, null, tokyoDate(now)) : undefined, 'job-not-found')
}

/**
 * Whether a closed job was once public. A job pending again is not over, and one that was never public does not exist
 * for the public.
 */
export async function isJobOver(id: string, { db, now }: Context): Promise<boolean> {
  const job = uuid.safeParse(id).success ? await findJob(db, id) : undefined
  return job?.was_public === true && job.approval_status !== 'pending' && !isPublic(job, tokyoDate(now))
}

/** Counts an anonymous view of a job whose page came from the page cache. */
export function countJobView(jobId: string, { db, address, now, config }: Context): void {
  const day = tokyoDate(now)
  countView(db, { jobId, day, viewer: dailyViewer({ userId: undefined, address }, day, config.secret) })
}

/** All public jobs, newest first, read in batches while they are sent; `version` changes whenever they do. */
export async function listPublicJobs({ db, now }: Pick<Context, 'db' | 'now'>) {
  const today = tokyoDate(now)
  // Read the version first: after a change in between, the list is newer than its version, never older.
  const version = `${await publicVersion(db)}-${today}`
  return { version, jobs: () => everyRow((slice) => listed(db, today, slice)) }
}

export type PublicJob =
  Awaited<ReturnType<typeof listPublicJobs>> extends { jobs: () => AsyncGenerator<infer Row> } ? Row : never

const piece = 2_000

type ReadContext = Pick<Context, 'db' | 'now'>

/** Employers in the sitemap, those with the newest jobs. */
const mostEmployers = 5_000

/** The sitemap's contents: parts of at most `size` job pages, employers, and single-condition searches that find jobs. */
export async function readSitemapParts({ size }: { size: number }, { db, now }: ReadContext) {
  const today = tokyoDate(now)
  const parts = await jobAddressParts(db, today, size)
  const places = await filledPlaces({ db, now })
  const { employers } = await listEmployersWithJobs(db, { limit: mostEmployers, offset: 0 }, today)
  const filters = [...(await filledFilters(db, today)), ...places]
  return { parts, filters, employers: employers.map(({ user_id }) => user_id) }
}

/** Fewer jobs make no page of their own. */
const fewestOfPlace = 5

const everywhere = { ...noFilters, prefecture: prefectureValues, line: lines.map(({ id }) => id) }

/** Searches for one municipality or station with enough jobs; when these last changed is not known. */
async function filledPlaces({ db, now }: ReadContext) {
  const { facets } = await searchOn(db).countFacets({ query: { terms: [] }, filters: everywhere }, { now })
  return (['area', 'station'] as const).flatMap((name) =>
    facets[name].filter(({ count }) => count >= fewestOfPlace).map(({ value }) => ({ name, value, changed: null })),
  )
}

/** The job pages of one part, from `first` to the next part, at most `size`; read in batches while they are sent. */
export async function* listJobAddresses(
  { first, next, size }: { first: string; next: string | null; size: number },
  { db, now }: ReadContext,
): AsyncGenerator<JobAddress> {
  const today = tokyoDate(now)
  let after: string | undefined
  for (let left = size; left > 0; ) {
    const limit = Math.min(piece, left)
    const rows = await jobAddresses(db, today, { from: first, before: next, after, limit })
    yield* rows
    if (rows.length < limit) return
    after = rows.at(-1)?.id
    left -= rows.length
  }
}
