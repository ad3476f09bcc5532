import { useLocation, useSearchParams } from 'react-router'
import { choiceIn } from '#web/parts/lists/list-query.ts'

/** A screen's chosen tab, in the address as `tab`; omitted for the first one. */
export function useTab<Value extends string>(
  values: readonly [Value, ...Value[]],
): [tab: Value, choose: (tab: Value) => void] {
  const [query, setQuery] = useSearchParams()
  // Keep the state of the link that led here (the words of a search).
  const { state, mask } = useLocation()
  const tab = choiceIn(query, 'tab', values) ?? values[0]
  const choose = (next: Value) => {
    // Beside a list the address is the list's for the router.
    if (mask) return
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === values[0]) after.delete('tab')
        else after.set('tab', next)
        return after
      },
      { replace: true, preventScrollReset: true, state },
    )
  }
  return [tab, choose]
}
