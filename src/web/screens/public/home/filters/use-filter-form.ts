import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import {
  type FilterParameter,
  type JobSearch,
  readFilters,
  searchAddress,
} from '#web/screens/public/home/job-search.ts'

/**
 * A form of filters that the address follows at every change. The fields are the browser's own, so that what was chosen
 * before hydration counts, and so that two quick changes are both there.
 */
export function useFilterForm(search: JobSearch) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { state } = useNavigation()
  const asked = searchAddress(search)
  /** The address that the fields were last the same as. */
  const told = useRef<string>(undefined)
  const { sort, limit } = search

  const apply = useCallback(() => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const filters = readFilters((name) => fields.getAll(name).map(String))
    const address = searchAddress({ filters, sort, limit })
    if (address === told.current) return
    told.current = address
    void navigate(address, { preventScrollReset: true })
  }, [navigate, sort, limit])

  useEffect(() => {
    if (!form.current || state !== 'idle' || asked === told.current) return
    const arriving = told.current === undefined
    told.current = asked
    // On arrival what was chosen before hydration wins; later (back, a chip) the address does.
    if (arriving) apply()
    else fill(form.current, new URLSearchParams(asked.slice('/?'.length)))
  }, [asked, state, apply])

  return { form, apply }
}

function fill(form: HTMLFormElement, query: URLSearchParams): void {
  const filters = readFilters((name) => query.getAll(name))
  const chosen = (name: string) => {
    const alone = name === 'prefecture' ? filters.location : name === 'employment' ? filters.workStyle : undefined
    return (alone ?? filters[name as FilterParameter] ?? '').split(',')
  }
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = chosen(field.name)[0] ?? ''
    else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = chosen(field.name).includes(field.value)
  }
}
