import { cpus, loadavg } from 'node:os'

/** Times of one measurement, in ms. */
export type Figures = { p50: number; p95: number; p99: number; max: number; count: number }

export function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? Number.NaN, count: sorted.length }
}

/** p50, p95 and the maximum in words. */
export function spread(times: readonly number[], digits = 0): string {
  const { p50, p95, max } = figuresOf(times)
  return [p50, p95, max].map((ms) => ms.toFixed(digits)).join(' / ')
}

const shown = (ms: number) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0)).padStart(8)

/** A line of the table. */
export function line(what: string, { p50, p95, p99, max, count }: Figures): string {
  return `${what.padEnd(44)}${[p50, p95, p99, max].map(shown).join('')}${String(count).padStart(8)}`
}

export const head = `${''.padEnd(44)}${['p50', 'p95', 'p99', 'max', 'calls'].map((name) => name.padStart(8)).join('')}`

/** Runs `work` and returns how many ms it took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** The machine and how busy it is. */
export function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`
}
