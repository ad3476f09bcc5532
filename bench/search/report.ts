import { loadavg } from 'node:os'
import { type Figures, figuresOf, line } from '#bench/figures.ts'

/** The measurements of a board of one size; prints each as it comes. */
export class Report {
  readonly jobs: number
  readonly times = new Map<string, Figures>()
  readonly numbers = new Map<string, number>()
  /** The highest one-minute load of the machine during the measurements. */
  load = 0

  constructor(jobs: number) {
    this.jobs = jobs
  }

  /** Records times in ms. */
  time(what: string, times: readonly number[]): void {
    const figures = figuresOf(times)
    this.times.set(what, figures)
    console.log(line(what, figures))
    this.#watchLoad()
  }

  /** Records one number. */
  number(what: string, value: number, unit = ''): void {
    this.numbers.set(what, value)
    console.log(`${what}: ${value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en')} ${unit}`.trimEnd())
    this.#watchLoad()
  }

  #watchLoad(): void {
    this.load = Math.max(this.load, loadavg()[0] ?? 0)
  }
}
