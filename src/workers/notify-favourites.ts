import { v7 } from 'uuid'
import type { FavouriteNews } from '#rules/people/notifications.ts'
import { notificationDays } from '#rules/people/notifications.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database, Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import * as store from '#store/people/favourite-news.ts'
import { notifyMany } from '#store/people/notify.ts'
import { favouriteChanges } from '#words/favourite-changes.ts'

/** Favourites that a transaction looks at. */
const sliceSize = 20_000
const [firstId, lastId] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** Tells people once a day what happened to the jobs that they saved, each in one mail. */
export async function notifyFavourites(
  db: Database,
  followUps: FollowUps,
  now: Date,
  favouritesPerSlice = sliceSize,
): Promise<void> {
  await followUps.opened()
  for (let after = firstId; after < lastId; ) {
    const upto = (await store.endOfSlice(db, after, favouritesPerSlice)) ?? lastId
    await db.transaction().execute((tx) => notifySlice(tx, followUps, { after, upto }, now))
    after = upto
  }
  // An hour more: a change may commit late.
  const [told, before] = [new Date(now.getTime() - hourMs), new Date(now.getTime() - notificationDays * dayMs)]
  await store.forgetFavouriteChanges(db, { told, before, today: tokyoDate(now) })
}

async function notifySlice(tx: Transaction, followUps: FollowUps, slice: store.PeopleSlice, now: Date): Promise<void> {
  const until = tokyoDate(new Date(now.getTime() + store.favouriteDeadlineDays * dayMs))
  const rows = await store.favouriteNews(tx, slice, { today: tokyoDate(now), until })
  if (rows.length > 0) await store.markFavouritesTold(tx, rows, now)
  const ended = await store.takeEndedFavourites(tx, slice)
  const told = [
    ...rows.flatMap((row) => {
      const { state, deadline, changes } = newsOf(row)
      const detail = { state, ...(deadline && { deadline }), changes }
      const { user_id, job_id } = row
      return state || changes.length > 0 ? [{ id: v7(), user_id, job_id, detail }] : []
    }),
    ...ended.map(({ user_id, title, company }) => ({
      ...{ id: v7(), user_id, account_id: user_id },
      detail: { state: 'closed', changes: [], title, company },
    })),
  ]
  const mailed = new Set([...rows, ...ended].filter(({ wants_mail }) => wants_mail).map(({ user_id }) => user_id))
  await notifyMany(tx, followUps, { kind: 'favourite_changed', told, now, mailed })
}

function newsOf(row: store.NewsRow): FavouriteNews {
  const changes = row.before && row.is_public ? favouriteChanges(row.before, row) : []
  if (!row.is_public) return { state: 'closed', changes }
  if (row.told_closed) return { state: 'back', changes }
  return row.ending ? { state: 'ending', deadline: row.ending, changes } : { state: null, changes }
}
