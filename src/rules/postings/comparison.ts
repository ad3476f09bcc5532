import { type Measure, postingTable, type TableEmployer, type TableJob, type TablePart, tableRows } from './table.ts'

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
  const tables = jobs.map(({ job, employer }) => postingTable(job, employer))
  return tableRows.map(({ part, label, measure }, row) => {
    const lines = tables.flatMap((table) => table[row] ?? [])
    const best = bestOf(measure, jobs)
    return {
      part,
      label,
      cells: lines.map(({ value, stated }, index) => ({ value, stated, best: best.has(index) })),
      different: new Set(lines.map(({ value }) => value)).size > 1,
      best: best.size > 0 ? (measure?.words ?? null) : null,
    }
  })
}

/** Indexes of the best values; none when fewer than two are stated or all are equal. */
function bestOf(measure: Measure | undefined, jobs: readonly Compared[]): Set<number> {
  if (!measure) return new Set()
  const values = jobs.map(({ job, employer }) => measure.of({ job, employer, terms: job.terms ?? {} }))
  const stated = values.filter((value) => value !== null)
  if (stated.length < 2 || new Set(stated).size < 2) return new Set()
  const best = measure.better === 'more' ? Math.max(...stated) : Math.min(...stated)
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])))
}
