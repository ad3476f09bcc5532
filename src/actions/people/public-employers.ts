import { type Action, searcherOf } from '#actions/context.ts'
import { listedJobView } from '#contract/jobs/job-view.ts'
import { listedEmployerView, publicEmployerView } from '#contract/people/employer-profile-view.ts'
import { limits } from '#rules/limits.ts'
import { orRefuse } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { readPublicJobs } from '#store/jobs/public-jobs.ts'
import { findPublicEmployer, listEmployersWithJobs, newestJobsOf } from '#store/people/public-employers.ts'

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
