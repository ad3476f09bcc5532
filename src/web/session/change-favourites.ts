import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { readKey } from '#web/api/read-query.ts'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { accountKey } from '#web/storage/account-storage.ts'
import { readLocal, writeLocal } from '#web/storage/local-storage.ts'
import { favouriteJobsKey, readIds, withToggled } from '#web/storage/stored-ids.ts'
import { onSigningOut } from './session.ts'

let isJoining = false

/** Joins what this browser kept, of a visitor or of the account, into the account; keeps it when the call fails. */
export async function joinFavourites(): Promise<void> {
  const keys = [favouriteJobsKey, accountKey(favouriteJobsKey)]
  const ids = keys.flatMap((key) => readIds(readLocal(key)))
  if (isJoining || ids.length === 0) return
  isJoining = true
  try {
    const { dropped } = await api('mergeFavourites', { body: { ids } })
    for (const key of keys) writeLocal(key, null)
    if (dropped > 0) toast.warning(`お気に入りの上限を超えた${dropped}件は、保存できませんでした`)
  } catch {
    // The next page tries again.
  } finally {
    isJoining = false
  }
}

/** Removes a favourite whose job was deleted. */
export const removePastFavourite = (jobId: string): Promise<unknown> =>
  api('removeFavourite', { params: { jobId } }).catch((error) =>
    reportFailure(error, 'お気に入りを変更できませんでした', 'favourite'),
  )

/** Adds a favourite to the account or removes it; shown at once, and taken back when the call fails. */
export async function toggleFavourite(jobId: string): Promise<void> {
  const key = readKey('listFavouriteIds')
  const before = queryClient().getQueryData<{ ids: string[] }>(key)
  const isKept = before?.ids.includes(jobId) ?? false
  queryClient().setQueryData(key, { ids: withToggled(before?.ids ?? [], jobId) })
  const change = api(isKept ? 'removeFavourite' : 'addFavourite', { params: { jobId } })
  // Signing out right after the press would refuse it; a network that hangs keeps nobody signed in.
  const settled = change.catch(() => {})
  const unwatch = onSigningOut(() => Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 2_000))]))
  try {
    await change
  } catch (error) {
    queryClient().setQueryData(key, before)
    reportFailure(error, 'お気に入りを変更できませんでした', 'favourite')
  } finally {
    unwatch()
  }
}
