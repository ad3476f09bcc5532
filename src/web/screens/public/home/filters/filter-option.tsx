import { createContext, type ReactNode, use, useDeferredValue, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { filterValues, type SearchConditions } from '#contract/search-conditions.ts'
import type { FilterName, JobFilters } from '#rules/jobs/job-filters.ts'
import { isNamed, tableNames } from '#rules/jobs/table-names.ts'
import { numberText } from '#rules/number-text.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { conditionLabel, optionLabel, type PlaceNames } from '#words/filter-labels.ts'
import './job-filters.css'

/** The label of a filter's option. Loaded with the results, because the front page omits the tables of names. */
const optionText = (name: Exclude<FilterName, 'commute' | 'near'>, value: string): string =>
  isNamed(name) ? (tableNames[name].get(value) ?? value) : optionLabel(name, value)

/** The label of a set condition. */
export const conditionText = (filters: JobFilters, name: FilterName, value: string, places?: PlaceNames): string =>
  isNamed(name) ? optionText(name, value) : conditionLabel(filters, name, value, places)

type Facets = ResponseData<'searchJobs'>['facets']

/** The chosen filters, and the number of jobs per option (undefined until loaded). */
export type FilterState = { conditions: SearchConditions; facets: Facets | undefined }

/** Without JavaScript several conditions are sent together, so counts must not disable options. */
const MayDisable = createContext(false)
export const useMayDisable = () => use(MayDisable)

/** A scope around options, which disables the many empty ones in parts after hydration. */
export function DisablesOptions({ children }: { children: ReactNode }) {
  return <MayDisable value={useDeferredValue(useHydrated())}>{children}</MayDisable>
}

export function countOf(facets: Facets, name: keyof NonNullable<Facets>, value: string): number | undefined {
  const count = facets?.[name].find((option) => option.value === value)?.count
  // Counts contain only occupations with jobs.
  return facets && name.startsWith('occupation') ? (count ?? 0) : count
}

/**
 * A checkbox with its number of jobs. An option with none is disabled, but a chosen one can be unset. `joins`: combined
 * with another option it may have some, as 夕方 and 夜.
 */
export function Option({
  name,
  value,
  state: { conditions, facets },
  label = optionText(name, value),
  count = countOf(facets, name, value),
  joins = false,
}: {
  name: Exclude<FilterName, 'line' | 'commute' | 'near'>
  value: string
  label?: string
  count?: number | undefined
  joins?: boolean
  state: FilterState
}) {
  const chosen = filterValues(conditions, name).includes(value)
  const [touched, setTouched] = useState(false)
  const mayDisable = useMayDisable()
  const none = count === 0 && !chosen && !joins
  return (
    <Checkbox
      name={name}
      value={value}
      defaultChecked={chosen}
      // Keep the focus on an option just unset, even if it has no jobs.
      disabled={mayDisable && none && !touched}
      className={none ? 'job-filters__none' : undefined}
      onFocus={() => setTouched(true)}
      onBlur={() => setTouched(false)}
      label={
        <>
          <span className="grow">{label}</span>
          <Count of={joins && count === 0 ? undefined : count} />
        </>
      }
    />
  )
}

/** The number of jobs of an option, once known. */
export function Count({ of: count }: { of: number | undefined }) {
  if (count === undefined) return null
  return (
    <span className="job-filters__count ui-number text-xs">
      {numberText(count)}
      <span className="sr-only">件</span>
    </span>
  )
}

export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="job-filters__options">{children}</div>
    </fieldset>
  )
}
