import { use, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router'
import { holdMoves, showed } from './hold-moves.ts'

/** While `offline`, the reader is kept from screens whose code is not loaded; gives whether a move was refused so far. */
export function useHeldMoves(offline: boolean): boolean {
  const { pathname, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same screen may stand at another place of the history
  useEffect(() => showed(pathname), [pathname, key])

  const router = use(UNSAFE_DataRouterContext)?.router
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (!offline || !router) return
    setRefused(false)
    return holdMoves(router, () => setRefused(true))
  }, [offline, router])
  return refused
}
