import { monthlySalary } from './pay.ts'
import { postingTable, type TableEmployer, type TableJob, type TablePart } from './table.ts'
import type { Terms } from './terms.ts'

/** A row of the comparison: each job's value, whether they differ, and the best. */
export type ComparisonRow = {
  part: TablePart | '主な条件'
  label: string
  cells: readonly { value: string; stated: boolean; best: boolean }[]
  different: boolean
  /** The label of the best value: 最も多い. Null for rows without a ranking. */
  best: string | null
}

type Measure = { of: (terms: Terms, job: TableJob) => number | null; better: 'more' | 'less'; words: string }

/** Rows with a ranking for job seekers. */
const measures: Record<string, Measure> = {
  賃金: { of: comparablePay, better: 'more', words: '最も高い' },
  年間休日: { of: ({ holidays }) => holidays?.annual_days ?? null, better: 'more', words: '最も多い' },
  時間外労働: { of: overtimeHours, better: 'less', words: '最も少ない' },
  在宅勤務: { of: ({ workplace }) => workplace?.remote_days ?? null, better: 'more', words: '最も多い' },
}

/** Rows that most people compare first. */
const first = ['賃金', '年間休日', '休日', '就業時間', '就業場所']

/** The rows of all jobs' tables, those that most people compare first on top; the head has the titles. */
export function comparisonRows(jobs: readonly { job: TableJob; employer: TableEmployer }[]): ComparisonRow[] {
  const rows = allRows(jobs).filter(({ label }) => label !== '募集職種')
  const firstRows = first.flatMap((label) => rows.find((row) => row.label === label) ?? [])
  return [
    ...firstRows.map((row) => ({ ...row, part: '主な条件' as const })),
    ...rows.filter(({ label }) => !first.includes(label)),
  ]
}

function allRows(jobs: readonly { job: TableJob; employer: TableEmployer }[]): ComparisonRow[] {
  const tables = jobs.map(({ job, employer }) => postingTable(job, employer))
  return (tables[0] ?? []).map(({ part, label }, row) => {
    const lines = tables.flatMap((table) => table[row] ?? [])
    const best = bestOf(
      measures[label],
      jobs.map(({ job }) => job),
    )
    return {
      part,
      label,
      cells: lines.map(({ value, stated }, index) => ({ value, stated, best: best.has(index) })),
      different: new Set(lines.map(({ value }) => value)).size > 1,
      best: best.size > 0 ? (measures[label]?.words ?? null) : null,
    }
  })
}

/** Indexes of the best values; none when fewer than two are stated or all are equal. */
function bestOf(measure: Measure | undefined, jobs: readonly TableJob[]): Set<number> {
  if (!measure) return new Set()
  const values = jobs.map((job) => measure.of(job.terms ?? {}, job))
  const stated = values.filter((value) => value !== null)
  if (stated.length < 2 || new Set(stated).size < 2) return new Set()
  const best = measure.better === 'more' ? Math.max(...stated) : Math.min(...stated)
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])))
}

/** The lowest monthly pay if computable. */
function comparablePay({ pay }: Terms, { salary_min, salary_max }: TableJob): number | null {
  if (pay) return monthlySalary(pay).salary_min
  return salary_min && salary_max ? salary_min : null
}

function overtimeHours({ hours }: Terms): number | null {
  return hours?.overtime === 'none' ? 0 : (hours?.overtime_hours ?? null)
}
