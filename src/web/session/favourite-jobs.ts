import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { changeFailure } from '#web/api/change-failure.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { accountKey } from '#web/storage/account-storage.ts'
import { adoptComparedJobs } from '#web/storage/compared-jobs.ts'
import { readLocal, writeLocal } from '#web/storage/local-storage.ts'
import { favouriteJobsKey, readIds, useStoredIds, withToggled } from '#web/storage/stored-ids.ts'
import { useSession } from './session.ts'

const none: readonly string[] = []

/** Ids of the reader's favourite jobs, the latest first, and a function that toggles one. A visitor's stay in this browser. */
export function useFavouriteJobs(): [ids: readonly string[], toggle: (id: string) => void] {
  const signedIn = useSession().status === 'signed-in'
  const [kept, toggleKept] = useStoredIds(favouriteJobsKey)
  const { data } = useQuery({ ...read('listFavouriteIds'), enabled: signedIn })
  useEffect(() => {
    if (signedIn) joining ??= joinKept().finally(() => (joining = undefined))
  }, [signedIn])
  const toggle = useCallback(
    (id: string) => (signedIn ? void toggleOfAccount(id) : toggleKept(id)),
    [signedIn, toggleKept],
  )
  return [signedIn ? (data?.ids ?? none) : kept, toggle]
}

let joining: Promise<void> | undefined

/** Joins what this browser kept, of a visitor or of the account, into the account; keeps it when the call fails. */
async function joinKept(): Promise<void> {
  adoptComparedJobs()
  const keys = [favouriteJobsKey, accountKey(favouriteJobsKey)]
  const ids = keys.flatMap((key) => readIds(readLocal(key)))
  if (ids.length === 0) return
  try {
    const { dropped } = await api('mergeFavourites', { body: { ids } })
    for (const key of keys) writeLocal(key, null)
    if (dropped > 0) toast.warning(`お気に入りの上限を超えた${dropped}件は、保存できませんでした`)
  } catch {
    // The next page tries again.
  }
}

async function toggleOfAccount(jobId: string): Promise<void> {
  const key = readKey('listFavouriteIds')
  const before = queryClient().getQueryData<{ ids: string[] }>(key)
  const isKept = before?.ids.includes(jobId) ?? false
  queryClient().setQueryData(key, { ids: withToggled(before?.ids ?? none, jobId) })
  try {
    await api(isKept ? 'removeFavourite' : 'addFavourite', { params: { jobId } })
  } catch (error) {
    queryClient().setQueryData(key, before)
    const { title, line } = changeFailure(error, 'お気に入りを変更できませんでした')
    toast.error(title, line, 'favourite')
  }
}
