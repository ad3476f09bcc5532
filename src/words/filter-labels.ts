import type { FilterName } from '#rules/jobs/job-filters.ts'
import type { EmploymentFilter, ExperienceLevel, JobCategory, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { categoryLabel, employmentFilterLabel, experienceLabel, workStyleLabel } from './labels.ts'
import { atLeastText } from './salary.ts'

/** The name of a search filter. */
export const filterLabel: Record<FilterName, string> = {
  prefecture: '勤務地',
  category: '職種',
  employment: '雇用形態',
  style: '働き方',
  experience: '経験',
  salaryMin: '給与',
  newOnly: '新着',
  remote: 'リモート',
}

/** The label of a filter's option; `value` is the one in the address. */
export function optionLabel(filter: FilterName, value: string): string {
  if (filter === 'prefecture') return prefectures.find((each) => each.value === value)?.name ?? ''
  if (filter === 'category') return categoryLabel[value as JobCategory]
  if (filter === 'employment') return employmentFilterLabel[value as EmploymentFilter]
  if (filter === 'style') return workStyleLabel[value as WorkStyle]
  if (filter === 'experience') return experienceLabel[value as ExperienceLevel]
  if (filter === 'salaryMin') return atLeastText(Number(value))
  return filter === 'newOnly' ? '7日以内の新着' : '在宅で働ける'
}
