import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { filterValues, type SearchConditions } from '#contract/search-address.ts'
import { type FilterName, filterOptions, filterSteps } from '#rules/jobs/job-filters.ts'
import { regions } from '#rules/jobs/prefectures.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { filterLabel, optionLabel } from '#words/filter-labels.ts'
import '#web/parts/fields/field.css'
import './job-filters.css'

type Facets = ResponseData<'searchJobs'>['facets']

/** The chosen filters, and how many jobs each option would give (undefined until loaded). */
export type FilterState = { conditions: SearchConditions; facets: Facets | undefined }

const countOf = (facets: Facets, name: keyof NonNullable<Facets>, value: string) =>
  facets?.[name].find((option) => option.value === value)?.count

/** Several of a vocabulary. */
export function OptionGroup({
  name,
  state,
}: {
  name: 'category' | 'employment' | 'style' | 'experience'
  state: FilterState
}) {
  return (
    <Group label={filterLabel[name]}>
      {filterOptions[name].map((value) => (
        <Option key={value} name={name} value={value} state={state} />
      ))}
    </Group>
  )
}

/** Several prefectures, by region, a line each with its count; a region with a chosen one is open. */
export function PlaceGroup({ state }: { state: FilterState }) {
  const chosen = filterValues(state.conditions, 'prefecture')
  // Set once: a region that the reader opened must not close under the pointer.
  const [open] = useState(() => regions.filter(({ values }) => values.some((value) => chosen.includes(value))))
  return (
    <Group label={filterLabel.prefecture}>
      {regions.map((each) => {
        const count = each.values.filter((value) => chosen.includes(value)).length
        const total = countOf(state.facets, 'region', each.region)
        return (
          <details key={each.region} open={open.includes(each)}>
            <summary className={total === 0 ? 'job-filters__none' : undefined}>
              <span className="grow">
                {each.region}
                {count > 0 && <span className="ui-number ml-2 text-xs text-muted">{count}件選択中</span>}
              </span>
              <Count of={total} />
              <ChevronDown className="ui-icon ui-icon--small job-filters__turn" aria-hidden="true" />
            </summary>
            <div className="job-filters__options">
              {each.values.map((value) => (
                <Option key={value} name="prefecture" value={value} state={state} />
              ))}
            </div>
          </details>
        )
      })}
    </Group>
  )
}

/** Monthly pay of at least so much. */
export function PayGroup({ state: { conditions, facets } }: { state: FilterState }) {
  const [asked] = filterValues(conditions, 'salaryMin')
  const hydrated = useHydrated()
  const steps = [...new Set([...filterSteps.salaryMin.map(String), ...(asked ? [asked] : [])])].sort(
    (a, b) => Number(a) - Number(b),
  )
  return (
    <Group label="給与の下限">
      <select
        className="field__control field__control--select"
        name="salaryMin"
        defaultValue={asked}
        aria-label="給与の下限"
      >
        <option value="">指定しない</option>
        {steps.map((step) => {
          const count = countOf(facets, 'salaryMin', step)
          return (
            <option key={step} value={step} disabled={hydrated && count === 0 && step !== asked}>
              {optionLabel('salaryMin', step)}
              {count !== undefined && `（${count.toLocaleString('ja-JP')}件）`}
            </option>
          )
        })}
      </select>
    </Group>
  )
}

/** The two switches. */
export function SwitchGroup({ state }: { state: FilterState }) {
  return (
    <Group label="こだわり">
      <Option name="newOnly" value="1" state={state} />
      <Option name="remote" value="1" state={state} />
    </Group>
  )
}

/** One checkbox, with how many jobs it would give. What would give none cannot be chosen, but what is chosen can be left. */
function Option({
  name,
  value,
  state: { conditions, facets },
}: {
  name: FilterName
  value: string
  state: FilterState
}) {
  const chosen = filterValues(conditions, name).includes(value)
  const count = countOf(facets, name, value)
  const [touched, setTouched] = useState(false)
  // Without JavaScript several conditions are sent at once, so the counts of single ones must not disable any.
  const hydrated = useHydrated()
  const none = count === 0 && !chosen
  return (
    <Checkbox
      name={name}
      value={value}
      defaultChecked={chosen}
      // The focus stays on what was just left, though it may give nothing now.
      disabled={hydrated && none && !touched}
      className={none ? 'job-filters__none' : undefined}
      onFocus={() => setTouched(true)}
      onBlur={() => setTouched(false)}
      label={
        <>
          <span className="grow">{optionLabel(name, value)}</span>
          <Count of={count} />
        </>
      }
    />
  )
}

/** How many jobs an option would give, once it is known. */
function Count({ of: count }: { of: number | undefined }) {
  if (count === undefined) return null
  return (
    <span className="job-filters__count ui-number text-xs">
      {count.toLocaleString('ja-JP')}
      <span className="sr-only">件</span>
    </span>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="job-filters__options">{children}</div>
    </fieldset>
  )
}
