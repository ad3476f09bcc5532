import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { v7 } from 'uuid'
import { dice, postings } from '#bench/search/postings.ts'
import { occupations, skills } from '#bench/search/vocabulary.ts'
import { conditionQuery, noConditions, parseSearchAddress, savedSearchQuery } from '#contract/search-address.ts'
import { prefecturesOf } from '#rules/jobs/job-places.ts'
import { employmentFilters, jobCategories } from '#rules/jobs/job-vocabularies.ts'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { searchableText } from '#rules/search/search-text.ts'
import { savedSearchTable } from '#store/search/search-on.ts'

// How long it takes to find the saved searches that list new jobs: their conditions are read into memory, then each job is
// compared. Without a database, which only stores what is found.

const { values } = parseArgs({
  options: { searches: { type: 'string', default: '100000' }, jobs: { type: 'string', default: '10000' } },
})
const now = new Date()
const chance = dice(20_261_122)
function often<Item>(items: readonly Item[]): Item {
  const item = items[Math.min(items.length - 1, Math.floor((items.length + 1) ** chance() - 1))]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
const sometimes = <Value>(share: number, value: () => Value): Value | undefined =>
  chance() < share ? value() : undefined

/** Mostly a word with a place, as people search; one in ten asks for no word, one in fifty for two. */
function randomSearch(): string {
  const words = [...occupations, ...skills].map((word) =>
    typeof word === 'string' ? word : String(Object.values(word)[0]),
  )
  const count = chance() < 0.1 ? 0 : chance() < 0.02 ? 2 : 1
  const keyword = Array.from({ length: count }, () => often(words)).join(' ')
  const place = sometimes(0.7, () => often(prefectureValues))
  const category = sometimes(0.2, () => often(jobCategories))
  const employment = sometimes(0.4, () => often(employmentFilters))
  const conditions = {
    ...noConditions,
    keyword,
    prefecture: place ? [place] : [],
    category: category ? [category] : [],
    employment: employment ? [employment] : [],
    salaryMin: sometimes(0.3, () => 200_000 + 50_000 * Math.floor(chance() * 7)) ?? null,
    remote: chance() < 0.1,
    holidaysMin: sometimes(0.1, () => 120) ?? null,
  }
  return savedSearchQuery(String(new URLSearchParams(conditionQuery(conditions))))
}

const cpu = () => process.cpuUsage().user / 1e6
const seconds = (from: number) => `${(cpu() - from).toFixed(1)} s of processor time`
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)

const searches = Array.from({ length: Number(values.searches) }, (_, stamp) => ({
  id: v7(),
  search: randomSearch(),
  stamp,
}))
globalThis.gc?.()
const before = process.memoryUsage().heapUsed
const reading = cpu()
const table = savedSearchTable((search) => {
  const { keyword, synonyms, ...filters } = parseSearchAddress(new URLSearchParams(search)).conditions
  return { query: readQuery(keyword, { synonyms }), filters }
})
for (const each of searches) table.put(each)
globalThis.gc?.()
const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20
console.log(
  `${table.size.toLocaleString('en')} searches (${new Set(searches.map(({ search }) => search)).size.toLocaleString('en')} different) read: ${seconds(reading)}, ${megabytes.toFixed(0)} MB`,
)

const jobs = [...postings(Number(values.jobs), now)].map((job) => ({
  ...job,
  id: v7(),
  text: searchableText(job),
  prefectures: prefecturesOf(job.location),
  created: job.created_at.getTime() * 1_000,
  terms: job.terms ?? null,
  deadline: null,
  verified: false,
}))
const comparing = cpu()
let found = 0
for (const job of jobs) found += table.searchesBefore(job, now).length
console.log(
  `${jobs.length.toLocaleString('en')} jobs compared: ${seconds(comparing)}, ${found.toLocaleString('en')} found`,
)
