import { filterOptions } from '#rules/jobs/job-filters.ts'
import { wayGroups } from '#rules/ways/ways.ts'
import { filterLabel } from '#words/filter-names.ts'
import { StepGroup } from './filter-groups.tsx'
import { type FilterState, Group, Option } from './filter-option.tsx'
import { Folded } from './folded.tsx'
import './job-filters.css'

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
