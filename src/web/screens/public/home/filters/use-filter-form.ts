import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { type SearchAddress, searchPath, withConditions } from '#contract/search-address.ts'
import { filterValues, readConditions, type SearchConditions } from '#contract/search-conditions.ts'
import type { FilterName } from '#rules/jobs/job-filters.ts'

/**
 * A form of filters that updates the address with every change. Uncontrolled, so that choices from before hydration and
 * two quick changes both count. Calls `onApply` before the address changes.
 */
export function useFilterForm(search: SearchAddress, onApply: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { state } = useNavigation()
  const asked = searchPath({ ...search, page: 1 })
  /** The address that the fields last matched. */
  const told = useRef<string>(undefined)

  const apply = useCallback(() => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const conditions = readConditions((name) => fields.getAll(name).map(String))
    const address = searchPath(withConditions(search, conditions))
    if (address === told.current) return
    told.current = address
    onApply()
    void navigate(address, { preventScrollReset: true })
  }, [navigate, search, onApply])

  // On arrival choices from before hydration win, unless the reader is already navigating to another search.
  useEffect(() => {
    if (!form.current || told.current !== undefined) return
    told.current = asked
    apply()
  }, [asked, apply])

  // Later changes of the address (Back, a chip) win.
  useEffect(() => {
    if (!form.current || state !== 'idle' || asked === told.current) return
    told.current = asked
    fill(form.current, search.conditions)
  }, [asked, search, state])

  return { form, apply }
}

function fill(form: HTMLFormElement, conditions: SearchConditions): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = filterValues(conditions, field.name as FilterName)[0] ?? ''
    else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = filterValues(conditions, field.name as FilterName).includes(field.value)
  }
}
