import { type Action, sharerOf } from '#actions/context.ts'
import { listedJobView } from '#contract/jobs/job-view.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { readPublicJobs } from '#store/jobs/public-jobs.ts'
import { lastVisitOf, newJobsSince, recordHomeVisit, waitingOf } from '#store/people/home-visits.ts'

const shown = 7

/** What is new since the visit before, and what waits; records this visit, unless it only peeks. */
export const readHome: Action<'readHome'> = async ({ query }, context) => {
  const { db, viewer, now } = context
  const visit = query.peek ? lastVisitOf(db, viewer.id) : recordHomeVisit(db, viewer.id, now)
  const since = await visit.catch((error: unknown) => {
    // Deleted since the request began.
    throw isForeignKeyViolation(error) ? new RefusalError('session-ended') : error
  })
  const find = () => (since ? newJobsSince(db, viewer.id, { since, now, limit: shown }) : { ids: [], total: 0 })
  const { ids, total } = await context.searches.run(sharerOf(context), async () => find())
  const jobs = await readPublicJobs(db, ids, tokyoDate(now))
  const slips = (await waitingOf(db, viewer.id, now)).map(({ id, company, kind, at }) => ({
    kind: kind === 'message' ? ('reply' as const) : ('next' as const),
    text: kind === 'message' ? company : `${kind === 'interview' ? '面接' : '面接の日時を選択'}　${company}`,
    href: pagePath('application', { id }),
    at,
  }))
  return { last_visit: since, new_total: total, new: jobs.map(listedJobView), slips }
}
