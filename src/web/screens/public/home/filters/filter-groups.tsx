import { useState } from 'react'
import { filterValues } from '#contract/search-conditions.ts'
import { type ChoosingFilter, countedValues, filterOptions, type NumberFilter } from '#rules/jobs/job-filters.ts'
import { regions } from '#rules/jobs/prefectures.ts'
import { occupationGroups } from '#rules/occupations/occupations.ts'
import { stepLabel } from '#words/filter-labels.ts'
import { filterLabel } from '#words/filter-names.ts'
import { countOf, type FilterState, Group, Option, useMayDisable } from './filter-option.tsx'
import { Chosen, Folded, Turn } from './folded.tsx'
import '#web/parts/fields/field.css'
import { numberText } from '#rules/number-text.ts'
import './job-filters.css'

/** Several options of a vocabulary. */
export function OptionGroup({
  name,
  state,
}: {
  name: Exclude<ChoosingFilter, 'prefecture' | 'category' | 'band'>
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

/** Prefectures by region, one per line with count. */
export function PlaceGroup({ state }: { state: FilterState }) {
  return (
    <Group label={filterLabel.prefecture}>
      {regions.map(({ region, values }) => {
        const total = countOf(state.facets, 'region', region)
        return (
          <Folded key={region} label={region} names={['prefecture']} values={values} total={total} state={state}>
            <div className="job-filters__options">
              {values.map((value) => (
                <Option key={value} name="prefecture" value={value} state={state} />
              ))}
            </div>
          </Folded>
        )
      })}
    </Group>
  )
}

/** Occupations by group, one per line with count. */
export function OccupationGroup({ state }: { state: FilterState }) {
  return (
    <Group label={filterLabel.occupation}>
      {occupationGroups.map(({ id, name, occupations }) => {
        const total = countOf(state.facets, 'occupationGroup', id)
        const values = [id, ...occupations.map((each) => each.id)]
        return (
          <Folded key={id} label={name} names={['occupation']} values={values} total={total} state={state}>
            <div className="job-filters__options">
              <Option name="occupation" value={id} label={`${name}すべて`} count={total} state={state} />
              {occupations.map((each) => (
                <Option key={each.id} name="occupation" value={each.id} state={state} />
              ))}
            </div>
          </Folded>
        )
      })}
    </Group>
  )
}

/** A number, chosen from steps. */
export function StepGroup({ name, label, state }: { name: NumberFilter | 'walk'; label?: string; state: FilterState }) {
  const [asked] = filterValues(state.conditions, name)
  const mayDisable = useMayDisable()
  const steps = [...new Set([...countedValues(name), ...(asked ? [asked] : [])])].sort((a, b) => Number(a) - Number(b))
  const legend = label ?? filterLabel[name]
  return (
    <Group label={legend}>
      <select className="field__control field__control--select" name={name} defaultValue={asked} aria-label={legend}>
        <option value="">指定しない</option>
        {steps.map((step) => {
          const count = countOf(state.facets, name, step)
          return (
            <option key={step} value={step} disabled={mayDisable && count === 0 && step !== asked}>
              {name === 'walk' ? `徒歩${step}分以内` : stepLabel(name, step)}
              {count !== undefined && `（${numberText(count)}件）`}
            </option>
          )
        })}
      </select>
    </Group>
  )
}

/** Common switches. */
export function SwitchGroup({ state }: { state: FilterState }) {
  return (
    <Group label="こだわり">
      <Option name="newOnly" value="1" state={state} />
      <Option name="remote" value="1" state={state} />
      <Option name="transfer" value="none" state={state} />
      <Option name="verified" value="1" state={state} />
    </Group>
  )
}

const rarer = ['payUnit', 'hourlyMin', 'remoteDays', 'trial'] as const

/** Less common filters, folded unless one is set. */
export function RarerFilters({ state }: { state: FilterState }) {
  const count = rarer.flatMap((name) => filterValues(state.conditions, name)).length
  // Only initially, so that what the reader opened does not close.
  const [open] = useState(count > 0)
  return (
    <details className="job-filters__more" open={open}>
      <summary>
        <span className="grow">
          そのほかの条件
          <Chosen count={count} />
        </span>
        <Turn />
      </summary>
      <OptionGroup name="payUnit" state={state} />
      <StepGroup name="hourlyMin" label="時給の下限" state={state} />
      <StepGroup name="remoteDays" state={state} />
      <OptionGroup name="trial" state={state} />
    </details>
  )
}
