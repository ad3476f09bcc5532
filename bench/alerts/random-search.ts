import { dice } from '#bench/board/postings.ts'
import { occupations, skills } from '#bench/board/vocabulary.ts'
import { savedSearchQuery } from '#contract/known-search.ts'
import { conditionQuery, noConditions } from '#contract/search-conditions.ts'
import { employmentFilters, jobCategories } from '#rules/jobs/job-vocabularies.ts'
import { prefectureValues } from '#rules/jobs/prefectures.ts'

const words = [...occupations, ...skills].map((word) =>
  typeof word === 'string' ? word : String(Object.values(word)[0]),
)

/**
 * Typical saved searches, as query strings: an occupation in a prefecture, mostly with one or two more conditions. None
 * of them finds hundreds of jobs a day, because people do not save such a search.
 */
export function randomSearches(seed: number): () => string {
  const chance = dice(seed)
  function often<Item>(items: readonly Item[]): Item {
    const item = items[Math.min(items.length - 1, Math.floor((items.length + 1) ** chance() - 1))]
    if (item === undefined) throw new Error('There is nothing to choose from')
    return item
  }
  const sometimes = <Value>(share: number, value: () => Value): Value | undefined =>
    chance() < share ? value() : undefined

  return () => {
    const keyword = Array.from({ length: chance() < 0.3 ? 2 : 1 }, () => often(words)).join(' ')
    const place = sometimes(0.95, () => often(prefectureValues))
    const category = sometimes(0.2, () => often(jobCategories))
    const employment = sometimes(0.6, () => often(employmentFilters))
    const conditions = {
      ...noConditions,
      keyword,
      prefecture: place ? [place] : [],
      category: category ? [category] : [],
      employment: employment ? [employment] : [],
      salaryMin: sometimes(0.5, () => 200_000 + 50_000 * Math.floor(chance() * 7)) ?? null,
      remote: chance() < 0.1,
      holidaysMin: sometimes(0.2, () => 120) ?? null,
    }
    return savedSearchQuery(String(new URLSearchParams(conditionQuery(conditions))))
  }
}
