import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { filterValues } from '#contract/search-conditions.ts'
import { type ChoosingFilter, countedValues, filterOptions, type NumberFilter } from '#rules/jobs/job-filters.ts'
import { regions } from '#rules/jobs/prefectures.ts'
import { occupationGroups } from '#rules/occupations/occupations.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { stepLabel } from '#words/filter-labels.ts'
import { filterLabel } from '#words/filter-names.ts'
import { Count, countOf, type FilterState, Group, Option } from './filter-option.tsx'
import '#web/parts/fields/field.css'
import './job-filters.css'

/** Several of a vocabulary. */
export function OptionGroup({
  name,
  state,
}: {
  name: Exclude<ChoosingFilter, 'prefecture' | 'category'>
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
                <Chosen count={count} />
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

/** Occupations by their groups, a line each with its count; a group with a chosen one is open. */
export function OccupationGroup({ state }: { state: FilterState }) {
  const chosen = filterValues(state.conditions, 'occupation')
  const chosenIn = (group: (typeof occupationGroups)[number]) =>
    [group, ...group.occupations].filter(({ id }) => chosen.includes(id)).length
  // Set once: a group that the reader opened must not close under the pointer.
  const [open] = useState(() => occupationGroups.filter((group) => chosenIn(group) > 0))
  return (
    <Group label={filterLabel.occupation}>
      {occupationGroups.map((group) => {
        const total = countOf(state.facets, 'occupationGroup', group.id)
        return (
          <details key={group.id} open={open.includes(group)}>
            <summary className={total === 0 ? 'job-filters__none' : undefined}>
              <span className="grow">
                {group.name}
                <Chosen count={chosenIn(group)} />
              </span>
              <Count of={total} />
              <ChevronDown className="ui-icon ui-icon--small job-filters__turn" aria-hidden="true" />
            </summary>
            <div className="job-filters__options">
              <Option name="occupation" value={group.id} label={`${group.name}すべて`} count={total} state={state} />
              {group.occupations.map(({ id }) => (
                <Option key={id} name="occupation" value={id} state={state} />
              ))}
            </div>
          </details>
        )
      })}
    </Group>
  )
}

/** A number that is asked for, out of its steps. */
export function StepGroup({ name, label, state }: { name: NumberFilter; label?: string; state: FilterState }) {
  const [asked] = filterValues(state.conditions, name)
  const hydrated = useHydrated()
  const steps = [...new Set([...countedValues(name), ...(asked ? [asked] : [])])].sort((a, b) => Number(a) - Number(b))
  const legend = label ?? filterLabel[name]
  return (
    <Group label={legend}>
      <select className="field__control field__control--select" name={name} defaultValue={asked} aria-label={legend}>
        <option value="">指定しない</option>
        {steps.map((step) => {
          const count = countOf(state.facets, name, step)
          return (
            <option key={step} value={step} disabled={hydrated && count === 0 && step !== asked}>
              {stepLabel(name, step)}
              {count !== undefined && `（${count.toLocaleString('ja-JP')}件）`}
            </option>
          )
        })}
      </select>
    </Group>
  )
}

/** Switches that many readers look for. */
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

/** Filters that fewer readers need, folded; open when one of them is set. */
export function RarerFilters({ state }: { state: FilterState }) {
  const count = rarer.flatMap((name) => filterValues(state.conditions, name)).length
  // Set once: what the reader opened must not close under the pointer.
  const [open] = useState(count > 0)
  return (
    <details className="job-filters__more" open={open}>
      <summary>
        <span className="grow">
          そのほかの条件
          <Chosen count={count} />
        </span>
        <ChevronDown className="ui-icon ui-icon--small job-filters__turn" aria-hidden="true" />
      </summary>
      <OptionGroup name="payUnit" state={state} />
      <StepGroup name="hourlyMin" label="時給の下限" state={state} />
      <StepGroup name="remoteDays" state={state} />
      <OptionGroup name="trial" state={state} />
    </details>
  )
}

/** How many options of a folded part are chosen. */
function Chosen({ count }: { count: number }) {
  return count > 0 && <span className="ui-number ml-2 text-xs text-muted">{count}件選択中</span>
}
