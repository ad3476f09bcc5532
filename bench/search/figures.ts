import { readFileSync } from 'node:fs'

/** Times of one measurement, in ms. */
export type Figures = { p50: number; p95: number; p99: number; max: number; count: number }

export function figuresOf(times: readonly number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? Number.NaN, count: sorted.length }
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

/** CPU time (ms) that this process and the given ones have used; the latter on Linux only. */
export function cpuTime(pids: readonly number[]): { node: number; postgres: number } {
  const { user, system } = process.cpuUsage()
  const postgres = pids.reduce((sum, pid) => sum + ticksOf(pid) * 10, 0)
  return { node: (user + system) / 1_000, postgres }
}

/** Clock ticks of 10 ms: user and system time of a process. */
function ticksOf(pid: number): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}
