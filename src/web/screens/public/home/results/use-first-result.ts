import { useEffect, useRef } from 'react'
import type { SearchAddress } from '#contract/search-address.ts'
import { showFirstResult } from '#web/screens/public/home/list/list-focus.ts'

/** Returns a function to call before the search changes: it scrolls to the first new result. */
export function useFirstResult(search: SearchAddress, arriving: boolean): () => void {
  const wanted = useRef<SearchAddress>(undefined)

  useEffect(() => {
    if (arriving || wanted.current === undefined || wanted.current === search) return
    wanted.current = undefined
    showFirstResult()
  }, [search, arriving])

  return () => {
    wanted.current = search
  }
}
