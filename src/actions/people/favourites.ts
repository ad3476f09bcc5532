import { validate as isUuid } from 'uuid'
import { type Action, type SignedInContext, sharerOf } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { listedJobView } from '#contract/jobs/job-view.ts'
import { limits } from '#rules/limits.ts'
import { comparedPay } from '#rules/postings/pay-estimate.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { JobRow } from '#store/jobs/job-rows.ts'
import { findVisibleJob } from '#store/jobs/jobs.ts'
import { readPublicJobs } from '#store/jobs/public-jobs.ts'
import { pageOf } from '#store/keyset.ts'
import * as store from '#store/people/favourites.ts'
import { lockAccount } from '#store/people/second-factors.ts'

/** Ascending; jobs without a deadline or pay come last. */
const orderKey = {
  deadline: ({ deadline }: JobRow) => (deadline ? Date.parse(deadline) : Number.MAX_SAFE_INTEGER),
  salary: (job: JobRow) => -(comparedPay(job).upper ?? 0),
}

/** A page of the viewer's favourites, or all of them; it counts as a search, because 500 cost as much. */
export const listFavourites: Action<'listFavourites'> = ({ query }, context) =>
  context.searches.run(sharerOf(context), () => listInTurn(query, context))

async function listInTurn(
  { sort, ...paging }: ActionInput<'listFavourites'>['query'],
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listFavourites'>> {
  const today = tokyoDate(now)
  const page = pageOf(paging)
  const all = { offset: 0, limit: 2 * limits.favouritesPerUser }
  const rows = await store.listFavourites(db, viewer.id, today, sort ? all : (page ?? all))
  const ids = rows.flatMap(({ id, is_public }) => (is_public ? [id] : []))
  const jobs = await readPublicJobs(db, ids, today)
  if (sort) jobs.sort((one, other) => orderKey[sort](one) - orderKey[sort](other))
  const known = new Set(jobs.map(({ id }) => id))
  const former = rows.filter(({ id }) => !known.has(id)).map(({ is_public: _, ...row }) => row)
  const listed = [...jobs.map(listedJobView), ...former]
  const favourites = sort && page ? listed.slice(page.offset, page.offset + page.limit) : listed
  const total = (await store.countFavourites(db, viewer.id)) + (await store.countPastFavourites(db, viewer.id))
  return { favourites, total, ...(page && { page: page.page, limit: page.limit }) }
}

/** The job ids of the viewer's favourites. */
export const listFavouriteIds: Action<'listFavouriteIds'> = async (_input, { db, viewer }) => {
  return { ids: await store.favouriteIds(db, viewer.id) }
}

/** Saves a public job; beyond the bound it is refused, so that no favourite is lost silently. */
export const addFavourite: Action<'addFavourite'> = async ({ params }, { db, viewer, now }) => {
  const today = tokyoDate(now)
  await db.transaction().execute(async (tx) => {
    // Concurrent ones wait, so that each counts those before it.
    if (!(await lockAccount(tx, viewer.id))) throw new RefusalError('session-ended')
    const given = { userId: viewer.id, jobIds: [params.jobId], today }
    const [isNew] = await store.newFavourites(tx, given)
    if (isNew && (await store.countFavourites(tx, viewer.id)) >= limits.favouritesPerUser)
      throw new RefusalError('too-many-favourites')
    if (isNew) await store.addFavourites(tx, { ...given, now })
    else if (!(await store.favouriteIds(tx, viewer.id)).includes(params.jobId)) throw new RefusalError('job-not-found')
  })
}

/** Removes a favourite of the viewer. */
export const removeFavourite: Action<'removeFavourite'> = async ({ params }, { db, viewer, now }) => {
  if (await store.removeFavourite(db, viewer.id, params.jobId)) return
  if (!(await findVisibleJob(db, params.jobId, viewer, tokyoDate(now)))) throw new RefusalError('job-not-found')
}

/** Joins the favourites of a browser into the viewer's, as far as there is room. */
export const mergeFavourites: Action<'mergeFavourites'> = async ({ body }, { db, viewer, now }) => {
  const today = tokyoDate(now)
  const userId = viewer.id
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new RefusalError('session-ended')
    const room = Math.max(0, limits.favouritesPerUser - (await store.countFavourites(tx, userId)))
    const asked = [...new Set(body.ids.filter((id) => isUuid(id)))]
    const wanted = await store.newFavourites(tx, { userId, jobIds: asked, today })
    const added = await store.addFavourites(tx, { userId, jobIds: wanted.slice(0, room), today, now })
    return { added, dropped: wanted.length - added }
  })
}
