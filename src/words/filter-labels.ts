import type { FilterName, JobFilters, NamedFilter, NumberFilter } from '#rules/jobs/job-filters.ts'
import { experienceLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import type { EmploymentFilter, ExperienceLevel, JobCategory, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { payUnitName, yenText } from '#rules/postings/pay-text.ts'
import type { PayUnit } from '#rules/postings/terms.ts'
import { categoryLabel, employmentFilterLabel } from './labels.ts'
import { atLeastText } from './salary.ts'

/** The names of places by code or id, as answers of the search give them. */
export type PlaceNames = Readonly<Record<string, string>>

/** Until names of places are known. */
const unnamed = { area: '市区町村', station: '駅', line: '路線' }

/** The label of a filter's option; `value` is the one in the address. */
export function optionLabel(
  filter: Exclude<FilterName, NamedFilter | 'commute' | 'near'>,
  value: string,
  places: PlaceNames = {},
): string {
  if (filter === 'area' || filter === 'station' || filter === 'line') return places[value] ?? unnamed[filter]
  if (filter === 'walk') return `駅から徒歩${value}分以内`
  if (filter === 'prefecture') return prefectures.find((each) => each.value === value)?.name ?? ''
  if (filter === 'category') return categoryLabel[value as JobCategory]
  if (filter === 'employment') return employmentFilterLabel[value as EmploymentFilter]
  if (filter === 'style') return workStyleLabel[value as WorkStyle]
  if (filter === 'experience') return experienceLabel[value as ExperienceLevel]
  if (filter === 'daysMax' || filter === 'hoursMax') return stepLabel(filter, value)
  if (filter === 'salaryMin' || filter === 'salaryFloor') return stepLabel(filter, value)
  if (filter === 'holidaysMin') return `年間休日${stepLabel(filter, value)}`
  if (filter === 'overtimeMax') return value === '0' ? '残業なし' : `残業月${stepLabel(filter, value)}`
  if (filter === 'remoteDays') return `在宅勤務${stepLabel(filter, value)}`
  if (filter === 'transfer') return '転勤なし'
  if (filter === 'payUnit') return payUnitName[value as PayUnit]
  if (filter === 'hourlyMin') return `${payUnitName.hour}${stepLabel(filter, value)}`
  if (filter === 'trial') return '試用期間なし'
  if (filter === 'verified') return '確認済みの企業'
  return filter === 'newOnly' ? '7日以内の新着' : '在宅で働ける'
}

/** The label of a set condition, with the place that it begins at. */
export function conditionLabel(
  { commute, near }: Pick<JobFilters, 'commute' | 'near'>,
  filter: Exclude<FilterName, NamedFilter>,
  value: string,
  places: PlaceNames = {},
): string {
  if (filter === 'commute') return `${places[commute?.from ?? ''] ?? '駅'}から${value}分以内（目安）`
  if (filter === 'near') return `現在地から${near?.km} km以内`
  return optionLabel(filter, value, places)
}

/** The label of a number filter's value; `value` is the one in the address. */
export function stepLabel(filter: NumberFilter, value: string): string {
  if (filter === 'salaryMin') return `${atLeastText(Number(value))}（上限）`
  if (filter === 'salaryFloor') return atLeastText(Number(value))
  if (filter === 'daysMax') return `週${value}日から`
  if (filter === 'hoursMax') return `1日${value}時間から`
  if (filter === 'holidaysMin') return `${value}日以上`
  if (filter === 'overtimeMax') return value === '0' ? 'なし' : `${value}時間以内`
  if (filter === 'remoteDays') return value === '5' ? '週5日' : `週${value}日以上`
  return `${yenText(Number(value))}以上`
}
