import type { Action } from '#actions/context.ts'
import { listedEmployerView } from '#contract/people/employer-profile-view.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { addFollow, employersById, followsOf, removeFollow } from '#store/people/public-employers.ts'
import { lockAccount } from '#store/people/second-factors.ts'

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
