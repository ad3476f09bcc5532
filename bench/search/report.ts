import { loadavg } from 'node:os'
import { type Figures, figuresOf, line } from '#bench/figures.ts'

/** Everything that is measured of a board of one size; lines are printed as they come. */
export class Report {
  readonly jobs: number
  readonly times = new Map<string, Figures>()
  readonly numbers = new Map<string, number>()
  /** The machine's load (one minute) at its highest while this was measured. */
  load = 0

  constructor(jobs: number) {
    this.jobs = jobs
  }

  /** Times (ms) of one thing. */
  time(what: string, times: readonly number[]): void {
    const figures = figuresOf(times)
    this.times.set(what, figures)
    console.log(line(what, figures))
    this.#watchLoad()
  }

  /** A number of any kind. */
  number(what: string, value: number, unit = ''): void {
    this.numbers.set(what, value)
    console.log(`${what}: ${value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en')} ${unit}`.trimEnd())
    this.#watchLoad()
  }

  #watchLoad(): void {
    this.load = Math.max(this.load, loadavg()[0] ?? 0)
  }
}
