import type { EmploymentFilter, JobCategory } from '#rules/job-terms.ts'
import { type Prefecture, prefectures } from '#rules/prefectures.ts'
import { categoryLabel, employmentFilterLabel } from './labels.ts'

/** What of a search its title names. */
export type TitledSearch = {
  keyword?: string | undefined
  prefecture?: readonly Prefecture[]
  category?: readonly JobCategory[]
  employment?: readonly EmploymentFilter[]
}

/** A search in words: 東京都・事務の「経理」の求人. Without any condition, すべての求人. */
export function searchTitle({ keyword, prefecture = [], category = [], employment = [] }: TitledSearch): string {
  const conditions = [
    ...prefecture.map((value) => prefectures.find((each) => each.value === value)?.name ?? ''),
    ...category.map((value) => categoryLabel[value]),
    ...employment.map((value) => employmentFilterLabel[value]),
  ]
  const named = [...(conditions.length > 0 ? [conditions.join('・')] : []), ...(keyword ? [`「${keyword}」`] : [])]
  return named.length > 0 ? `${named.join('の')}の求人` : 'すべての求人'
}
