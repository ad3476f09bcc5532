import type { Report } from './report.ts'

/** A figure with its upper bounds; with `rate`, lower bounds. */
type Target = { what: string; shown: string; of(report: Report): number; must: number; aim: number; rate?: boolean }

const p50 = (what: string) => (report: Report) => report.times.get(what)?.p50 ?? Number.NaN
const p95 = (what: string) => (report: Report) => report.times.get(what)?.p95 ?? Number.NaN
const number = (what: string) => (report: Report) => report.numbers.get(what) ?? Number.NaN

/** The slowest answer with a page of results, first times included. */
const slowest = (report: Report) =>
  Math.max(
    number('first search of a node')(report),
    ...[...report.times]
      .filter(([what]) => what.includes('page') && !what.includes('clients'))
      .map(([, { max }]) => max),
  )

/** The bounds at a million jobs, in ms unless stated otherwise. */
const targets: Target[] = [
  { what: 'page of 24 + exact total, one client', shown: 'p50', of: p50('HTTP, page'), must: 40, aim: 10 },
  { what: 'page of 24 + exact total, one client', shown: 'p95', of: p95('HTTP, page'), must: 120, aim: 40 },
  { what: 'exact live count', shown: 'p95', of: p95('HTTP, count'), must: 80, aim: 25 },
  { what: 'facets + page + total', shown: 'p95', of: p95('HTTP, facets'), must: 250, aim: 80 },
  { what: 'suggestions', shown: 'p95', of: p95('HTTP, suggestions'), must: 20, aim: 5 },
  { what: 'page + total, 8 clients', shown: 'per second', of: number('8 clients'), must: 60, aim: 400, rate: true },
  ...['municipalities of Tokyo', 'stations of 山手線', 'commute from 新宿', 'near'].map((what) => ({
    ...{ what: `${what}, page + total`, shown: 'p95', of: p95(`HTTP, ${what}`), must: 40, aim: 20 },
  })),
  ...['200 letters without a blank', '50 stations', '50 lines and a commute'].map((what) => ({
    ...{ what: `CPU of ${what}`, shown: 'mean', of: number(`CPU of ${what}`), must: 60, aim: 20 },
  })),
  { what: 'posting a job, more than without', shown: 'p50', of: number('posting costs'), must: 3, aim: 1 },
  { what: 'editing a job, more than without', shown: 'p50', of: number('editing costs'), must: 3, aim: 1 },
  { what: 'slowest page, first times included', shown: 'max', of: slowest, must: 1_000, aim: 300 },
]

/** Prints the figures beside their bounds. */
export function printTargets(report: Report): void {
  const missing = report.jobs < 1_000_000 ? ' (the promise is about 1,000,000)' : ''
  console.log(
    `\nAt ${report.jobs.toLocaleString('en')} jobs${missing}, load of the machine up to ${report.load.toFixed(1)}:\n`,
  )
  console.log(row('', '', 'measured', 'must', 'aim', ''))
  for (const { what, shown, of, must, aim, rate = false } of targets) {
    const value = of(report)
    const reaches = (bound: number) => (rate ? value >= bound : value <= bound)
    const verdict = reaches(aim) ? 'aim met' : reaches(must) ? 'met' : 'MISSED'
    console.log(row(what, shown, figure(value), String(must), String(aim), verdict))
  }
}

const row = (what: string, shown: string, ...cells: string[]) =>
  what.padEnd(38) + shown.padEnd(12) + cells.map((cell) => cell.padStart(12)).join('')

const figure = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))

type Growing = { what: string; of(report: Report): number }
const growing: Growing[] = [
  ...['store, page', 'store, page, no postings in memory', 'store, count', 'store, facets'],
  ...['HTTP, page', 'HTTP, count', 'HTTP, facets', 'HTTP, suggestions'],
].flatMap((what) => [
  { what: `${what}, p50`, of: p50(what) },
  { what: `${what}, p95`, of: p95(what) },
])
for (const what of [
  ...['CPU of a page in Node', 'CPU of a page in PostgreSQL', 'first search of a node', 'HTTP, slowest page'],
  ...['8 clients', 'index on disk', 'memory of the server'],
])
  growing.push({ what, of: number(what) })

const tenMillion = 10_000_000

/** Prints the figures by number of jobs, and a linear extrapolation to ten million. */
export function printGrowth(reports: readonly Report[]): void {
  const sizes = reports.map(({ jobs }) => jobs.toLocaleString('en'))
  console.log(`\nGrowth (ms, MB, or per second), and a linear extrapolation of the last two to ten million:\n`)
  console.log(row('', '', ...sizes, '10,000,000'))
  const [before, last] = reports.slice(-2)
  for (const { what, of } of growing) {
    const values = reports.map(of)
    const straight = before && last ? lineTo(tenMillion, [before.jobs, of(before)], [last.jobs, of(last)]) : Number.NaN
    const isRate = what === '8 clients'
    console.log(row(what, '', ...values.map(figure), isRate || Number.isNaN(straight) ? '' : `~ ${figure(straight)}`))
  }
}

const lineTo = (x: number, [x1, y1]: [number, number], [x2, y2]: [number, number]) =>
  y2 + (Math.max(0, y2 - y1) / (x2 - x1)) * (x - x2)
