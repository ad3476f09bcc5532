import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { read } from '#web/api/read-query.ts'
import { adoptComparedJobs } from '#web/storage/compared-jobs.ts'
import { readLocal } from '#web/storage/local-storage.ts'
import { favouriteJobsKey, readIds, useStoredIds } from '#web/storage/stored-ids.ts'
import { useSession } from './session.ts'

const none: readonly string[] = []

/** Ids of the reader's favourite jobs, the latest first, and a function that toggles one. A visitor's stay in this browser. */
export function useFavouriteJobs(): [ids: readonly string[], toggle: (id: string) => void] {
  const signedIn = useSession().status === 'signed-in'
  const [kept, toggleKept] = useStoredIds(favouriteJobsKey)
  const { data } = useQuery({ ...read('listFavouriteIds'), enabled: signedIn })
  useEffect(() => {
    if (!signedIn) return
    adoptComparedJobs()
    const ofVisitor = readIds(readLocal(favouriteJobsKey))
    if (kept.length + ofVisitor.length > 0)
      void import('./change-favourites.ts').then(({ joinFavourites }) => joinFavourites())
  }, [signedIn, kept])
  const toggle = useCallback(
    (id: string) =>
      signedIn ? void import('./change-favourites.ts').then((changes) => changes.toggleFavourite(id)) : toggleKept(id),
    [signedIn, toggleKept],
  )
  return [signedIn ? (data?.ids ?? none) : kept, toggle]
}
