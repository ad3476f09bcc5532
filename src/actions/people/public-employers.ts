import { type Action, searcherOf } from '#actions/context.ts'
import { listedJobView } from '#contract/jobs/job-view.ts'
import { listedEmployerView, publicEmployerView } from '#contract/people/employer-profile-view.ts'
import { limits } from '#rules/limits.ts'
import { orRefuse, RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { readPublicJobs } from '#store/jobs/public-jobs.ts'
import {
  addFollow,
  employersById,
  findPublicEmployer,
  followsOf,
  listEmployersWithJobs,
  newestJobsOf,
  removeFollow,
} from '#store/people/public-employers.ts'
import { lockAccount } from '#store/people/second-factors.ts'

/** An employer as everybody reads it, and the newest of its public jobs. */
export const readPublicEmployer: Action<'readPublicEmployer'> = async ({ params, query }, { db, now }) => {
  const today = tokyoDate(now)
  const employer = orRefuse(await findPublicEmployer(db, params.id, today), 'employer-not-found')
  const ids = await newestJobsOf(db, params.id, { today, limit: query.newest ?? 0 })
  return { employer: publicEmployerView(employer), jobs: (await readPublicJobs(db, ids, today)).map(listedJobView) }
}

/** A page of the employers with a public job. */
export const listEmployers: Action<'listEmployers'> = async ({ query }, context) => {
  const { page = 1, limit = limits.pageSize.default, ...conditions } = query
  const asked = { ...conditions, limit, offset: (page - 1) * limit }
  const list = () => listEmployersWithJobs(context.db, asked, tokyoDate(context.now))
  const { employers, total } = await context.searches.run(await searcherOf(context), list)
  return { employers: employers.map(listedEmployerView), total, page, limit }
}

/** The viewer's followed employers. */
export const listFollows: Action<'listFollows'> = async (_input, { db, viewer, now }) => {
  const rows = await followsOf(db, viewer.id)
  const ids = rows.map(({ employer_id }) => employer_id)
  const known = new Map((await employersById(db, ids, tokyoDate(now))).map((row) => [row.user_id, row]))
  const follows = rows.map(({ employer_id, followed_at }) => {
    const employer = known.get(employer_id)
    return { ...(employer ? listedEmployerView(employer) : { id: employer_id, name: null }), followed_at }
  })
  return { follows }
}

/** Follows an employer with a page; beyond the bound it is refused, so that no follow is lost silently. */
export const followEmployer: Action<'followEmployer'> = async ({ params }, { db, viewer, now }) => {
  await db.transaction().execute(async (tx) => {
    // Concurrent ones wait, so that each counts those before it.
    if (!(await lockAccount(tx, viewer.id))) throw new RefusalError('session-ended')
    const [employer] = await employersById(tx, [params.employerId], tokyoDate(now))
    if (!employer) throw new RefusalError('employer-not-found')
    const followed = await followsOf(tx, viewer.id)
    if (followed.some(({ employer_id }) => employer_id === params.employerId)) return
    if (followed.length >= limits.followsPerUser) throw new RefusalError('too-many-follows')
    await addFollow(tx, viewer.id, params.employerId)
  })
}

/** Ends a follow of the viewer. */
export const unfollowEmployer: Action<'unfollowEmployer'> = async ({ params }, { db, viewer, now }) => {
  if (await removeFollow(db, viewer.id, params.employerId)) return
  if ((await employersById(db, [params.employerId], tokyoDate(now))).length === 0)
    throw new RefusalError('employer-not-found')
}
