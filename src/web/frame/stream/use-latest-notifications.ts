import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReadName } from '#contract/endpoints.ts'
import { read } from '#web/api/read-query.ts'
import { onSigningOut, useSession } from '#web/session/session.ts'
import { followStream } from './follow-stream.ts'

const shown = { page: '1', limit: '20' }

/** How often (ms) the list is read while the stream is not connected. */
const askEvery = 60_000

/** Reads that are refreshed when a notification arrives. */
const told: readonly ReadName[] = ['listNotifications', 'listMessages', 'listInterviews', 'listSavedSearches']

/**
 * The reader's latest notifications. While the page is visible, each arriving notification refreshes the reads in
 * `told`.
 */
export function useLatestNotifications() {
  const client = useQueryClient()
  const { user } = useSession()
  const [isLive, setLive] = useState(false)
  const list = useQuery({
    ...read('listNotifications', { query: shown }),
    refetchInterval: isLive ? false : askEvery,
  })
  const unread = list.data?.unread
  const known = useRef(unread)
  known.current = unread
  const userId = unread === undefined ? undefined : user?.id

  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | null = null
    const readAgain = () => {
      for (const name of told) void client.invalidateQueries({ queryKey: [name] })
    }
    const end = () => {
      stop?.()
      stop = null
      setLive(false)
    }
    const begin = () => {
      stop ??= followStream(userId, {
        event: ({ unread, notifications }) => {
          if (unread !== known.current || notifications.length > 0) readAgain()
        },
        live: setLive,
      })
    }
    const look = () => {
      if (document.visibilityState !== 'visible') return end()
      begin()
      readAgain()
    }
    if (document.visibilityState === 'visible') begin()
    document.addEventListener('visibilitychange', look)
    const forget = onSigningOut(end)
    return () => {
      document.removeEventListener('visibilitychange', look)
      forget()
      end()
    }
  }, [client, userId])
  return list
}
