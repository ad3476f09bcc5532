import { type Action, searcherOf } from '#actions/context.ts'
import { listedEmployerView, publicEmployerView } from '#contract/people/employer-profile-view.ts'
import { limits } from '#rules/limits.ts'
import { orRefuse } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { findPublicEmployer, listEmployersWithJobs } from '#store/people/public-employers.ts'

/** An employer as everybody reads it. */
export const readPublicEmployer: Action<'readPublicEmployer'> = async ({ params }, { db, now }) => {
  return {
    employer: publicEmployerView(
      orRefuse(await findPublicEmployer(db, params.id, tokyoDate(now)), 'employer-not-found'),
    ),
  }
}

/** A page of the employers with a public job. */
export const listEmployers: Action<'listEmployers'> = async ({ query }, context) => {
  const { page = 1, limit = limits.pageSize.default, ...conditions } = query
  const asked = { ...conditions, limit, offset: (page - 1) * limit }
  const list = () => listEmployersWithJobs(context.db, asked, tokyoDate(context.now))
  const { employers, total } = await context.searches.run(await searcherOf(context), list)
  return { employers: employers.map(listedEmployerView), total, page, limit }
}
