import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type SearchAddress, searchPath, withConditions } from '#contract/search-address.ts'
import { filterValues } from '#contract/search-conditions.ts'
import {
  type ChoosingFilter,
  countedValues,
  type FilterName,
  filterOptions,
  type NumberFilter,
} from '#rules/jobs/job-filters.ts'
import { regions } from '#rules/jobs/prefectures.ts'
import { numberText } from '#rules/number-text.ts'
import { occupationGroups } from '#rules/occupations/occupations.ts'
import { prefectureOfCode } from '#rules/places/prefecture-of-code.ts'
import { wayGroups } from '#rules/ways/ways.ts'
import { type PlaceNames, stepLabel } from '#words/filter-labels.ts'
import { filterLabel } from '#words/filter-names.ts'
import { Count, countOf, type FilterState, Group, Option, useMayDisable } from './filter-option.tsx'
import '#web/parts/fields/field.css'
import './job-filters.css'

/** A folded part of the filters, open when some of its options are chosen. */
function Folded(props: {
  label: string
  names: readonly FilterName[]
  /** Its options; absent when it stands for all. */
  values?: readonly string[]
  /** The number of jobs of the whole part. */
  total?: number | undefined
  state: FilterState
  children: ReactNode
}) {
  const { label, names, values, total, state, children } = props
  const chosen = names.flatMap((name) => filterValues(state.conditions, name))
  const count = chosen.filter((value) => !values || values.includes(value)).length
  // Only initially, so that what the reader opened does not close.
  const [open] = useState(count > 0)
  return (
    <details open={open}>
      <summary className={total === 0 ? 'job-filters__none' : undefined}>
        <span className="grow">
          {label}
          <Chosen count={count} />
        </span>
        <Count of={total} />
        <Turn />
      </summary>
      {children}
    </details>
  )
}

const Turn = () => <ChevronDown className="ui-icon ui-icon--small job-filters__turn" aria-hidden="true" />

/** The number of chosen options in a part. */
function Chosen({ count }: { count: number }) {
  return count > 0 && <span className="ui-number ml-2 text-xs text-muted">{count}件選択中</span>
}

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

/** The picker of places offers the others. */
const most = 30

/** Municipalities with jobs in the chosen prefectures, most jobs first; choosing one replaces its prefecture. */
export function AreaGroup(props: { search: SearchAddress; state: FilterState; places: PlaceNames | undefined }) {
  const { search, state, places } = props
  const { prefecture, area } = search.conditions
  const counted = (state.facets?.area ?? []).filter(({ value, count }) => count > 0 && !area.includes(value))
  if (counted.length === 0) return null
  const pathWith = (code: string) =>
    searchPath(
      withConditions(search, {
        ...search.conditions,
        prefecture: prefecture.filter((each) => each !== prefectureOfCode(code)),
        area: [...area, code],
      }),
    )
  return (
    <Group label={filterLabel.area}>
      <Folded label="市区町村を選ぶ" names={['area']} state={state}>
        <ul className="job-filters__options">
          {counted
            .toSorted((a, b) => b.count - a.count)
            .slice(0, most)
            .map(({ value, count }) => (
              <li key={value} className="text-sm/[inherit] flex justify-between items-center min-h-9">
                <Link to={pathWith(value)} preventScrollReset>
                  {places?.[value] ?? value}
                </Link>
                <Count of={count} />
              </li>
            ))}
        </ul>
      </Folded>
    </Group>
  )
}

/** Groups of ways that have their own filters. */
const asFilters = ['days', 'hours', 'bands']

/** Ways of working by subject, folded. */
export function WayGroups({ state }: { state: FilterState }) {
  return (
    <Group label={filterLabel.way}>
      {wayGroups
        .filter(({ id }) => !asFilters.includes(id))
        .map(({ id, name, ways }) => (
          <Folded key={id} label={name} names={['way']} values={ways.map((way) => way.id)} state={state}>
            <div className="job-filters__options">
              {ways.map((way) => (
                <Option key={way.id} name="way" value={way.id} state={state} />
              ))}
            </div>
          </Folded>
        ))}
    </Group>
  )
}

/** Working times: parts of the day, days a week, hours a day. */
export function TimeFilters({ state }: { state: FilterState }) {
  return (
    <Group label="勤務時間">
      <Folded label={filterLabel.band} names={['band']} state={state}>
        <p className="text-xs text-muted">
          その時間帯に2時間以上働くシフトのある求人です（4時間未満のシフトは半分以上）。早朝は、7時前に始まるシフトです。
        </p>
        <div className="job-filters__options">
          {filterOptions.band.map((band) => (
            <Option key={band} name="band" value={band} joins state={state} />
          ))}
        </div>
      </Folded>
      <Folded label="日数・時間" names={['daysMax', 'hoursMax']} state={state}>
        <StepGroup name="daysMax" state={state} />
        <StepGroup name="hoursMax" state={state} />
      </Folded>
    </Group>
  )
}
