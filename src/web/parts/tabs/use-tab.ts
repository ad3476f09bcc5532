import { useLocation, useSearchParams } from 'react-router'
import { choiceIn } from '#web/parts/lists/list-query.ts'

/** The chosen tab of a screen, kept in the address as `tab`; the first one is not written. */
export function useTab<Value extends string>(
  values: readonly [Value, ...Value[]],
): [tab: Value, choose: (tab: Value) => void] {
  const [query, setQuery] = useSearchParams()
  // What led to this page (the words of a search) stays with it.
  const { state } = useLocation()
  const tab = choiceIn(query, 'tab', values) ?? values[0]
  const choose = (next: Value) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === values[0]) after.delete('tab')
        else after.set('tab', next)
        return after
      },
      { replace: true, preventScrollReset: true, state },
    )
  return [tab, choose]
}
