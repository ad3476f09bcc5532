import { createContext, type ReactNode, use, useDeferredValue, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { filterValues, type SearchConditions } from '#contract/search-conditions.ts'
import type { FilterName } from '#rules/jobs/job-filters.ts'
import { numberText } from '#rules/number-text.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { optionText } from './option-text.ts'
import './job-filters.css'

type Facets = ResponseData<'searchJobs'>['facets']

/** The chosen filters, and how many jobs each option would give (undefined until loaded). */
export type FilterState = { conditions: SearchConditions; facets: Facets | undefined }

/** Without JavaScript several conditions are sent at once, so the counts of single ones must not disable any. */
const MayDisable = createContext(false)
export const useMayDisable = () => use(MayDisable)

/** Around the options. There are hundreds, so those that give nothing are disabled piece by piece after hydration. */
export function DisablesOptions({ children }: { children: ReactNode }) {
  return <MayDisable value={useDeferredValue(useHydrated())}>{children}</MayDisable>
}

export function countOf(facets: Facets, name: keyof NonNullable<Facets>, value: string): number | undefined {
  const count = facets?.[name].find((option) => option.value === value)?.count
  // Of occupations only those with jobs are told.
  return facets && name.startsWith('occupation') ? (count ?? 0) : count
}

/**
 * One checkbox, with how many jobs it would give. What would give none cannot be chosen, but what is chosen can be left.
 * `joins`: with another option it may give some, as 夕方 and 夜 together.
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
      // The focus stays on what was just left, though it may give nothing now.
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

/** How many jobs an option would give, once it is known. */
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
