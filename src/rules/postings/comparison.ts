import { comparedPay } from './pay-estimate.ts'
import {
  type Measure,
  postingTable,
  type Source,
  type TableEmployer,
  type TableJob,
  type TablePart,
  tableRows,
} from './table.ts'

/** A row of the comparison: each job's value, whether they differ, and the best. */
export type ComparisonRow = {
  part: TablePart | '主な条件'
  label: string
  cells: readonly { value: string; stated: boolean; best: boolean }[]
  different: boolean
  /** The label of the best value: 最も多い. Null for rows without a ranking. */
  best: string | null
}

type Compared = { job: TableJob; employer: TableEmployer }

/** Rows that most people compare first. */
const first = ['賃金', '年間休日', '休日', '就業時間', '就業場所']

/** The rows of all jobs' tables, those that most people compare first on top; the head has the titles. */
export function comparisonRows(jobs: readonly Compared[]): ComparisonRow[] {
  const rows = allRows(jobs).filter(({ label }) => label !== '募集職種')
  const firstRows = first.flatMap((label) => rows.find((row) => row.label === label) ?? [])
  return [
    ...firstRows.map((row) => ({ ...row, part: '主な条件' as const })),
    ...rows.filter(({ label }) => !first.includes(label)),
  ]
}

function allRows(jobs: readonly Compared[]): ComparisonRow[] {
  const sources = jobs.map(({ job, employer }): Source => ({ job, employer, terms: job.terms ?? {} }))
  const tables = jobs.map(({ job, employer }) => postingTable(job, employer))
  return tableRows.map(({ part, label, ...rest }, row) => {
    const measure = label === '賃金' ? byPay : rest.measure
    const lines = tables.flatMap((table) => table[row] ?? [])
    const best = bestOf(measure, sources)
    return {
      part,
      label,
      cells: lines.map(({ value, stated }, index) => ({ value, stated, best: best.has(index) })),
      different: new Set(lines.map(({ value }) => value)).size > 1,
      best: wordsOf(measure, sources[[...best][0] ?? -1]),
    }
  })
}

/** Monthly pay as jobs are ordered by it, but for what assumes hours. */
function paidPerMonth({ job, terms: stated }: Source): { yen: number | null; words: string } {
  const { upper, by } = comparedPay({ ...job, terms: job.terms && stated, show_estimate: job.pay_estimate !== null })
  const of = stated.pay?.unit === 'year' ? '年俸の12分の1' : stated.pay && !stated.pay.max ? '月給' : '月給の上限'
  return { yen: by === 'assumed' ? null : upper, words: by === 'estimate' ? '月収の目安' : of }
}

/** Pay has its measure here, because pages of a single job need no estimate. */
const byPay: Measure = {
  of: (source) => paidPerMonth(source).yen,
  better: 'more',
  words: (source) => `最も高い（${paidPerMonth(source).words}）`,
}

const wordsOf = (measure: Measure | undefined, best: Source | undefined): string | null =>
  measure && best ? (typeof measure.words === 'string' ? measure.words : measure.words(best)) : null

/** The index of the best value; none when fewer than two are stated, or several are best. */
function bestOf(measure: Measure | undefined, sources: readonly Source[]): Set<number> {
  if (!measure) return new Set()
  const values = sources.map(measure.of)
  const stated = values.filter((value) => value !== null)
  const best = measure.better === 'more' ? Math.max(...stated) : Math.min(...stated)
  const bests = values.flatMap((value, index) => (value === best ? [index] : []))
  return new Set(stated.length > 1 && bests.length === 1 ? bests : [])
}
