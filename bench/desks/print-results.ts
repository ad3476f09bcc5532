import { markdown } from '#bench/table.ts'
import type { Results } from './measure.ts'

/** The least MB of a complete list per second. */
const streamBar = 20

/** Prints the figures beside their bars, as tables in Markdown. */
export function printResults({ lines, mixed, streams }: Results): void {
  const short = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))
  const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED')
  const groups = [
    ['one client', 'calls', 'p50 ms', 'p95 ms', 'max ms', 'KB', 'bar', '', 'slowest'],
    ...lines.map(({ what, times, kilobytes, bar, slowest, refused }) => {
      const isReached = refused.length === 0 && times.p95 <= bar.ms && kilobytes <= (bar.kilobytes ?? Infinity)
      const told = `${bar.ms} ms${bar.kilobytes ? `, ${bar.kilobytes} KB` : ''}`
      return [
        ...[what, String(times.count), short(times.p50), short(times.p95), short(times.max), short(kilobytes)],
        ...[told, verdict(isReached), slowest],
      ]
    }),
  ]
  console.log(markdown(groups))
  for (const { refused } of lines) for (const path of refused) console.log(`not answered: ${path}`)
  const { p50, p95, max, count } = mixed.times
  console.log(
    `\n8 clients, everything mixed: ${count} calls, ${short(mixed.perSecond)} a second, p50 ${short(p50)} ms, p95 ${short(p95)} ms, max ${short(max)} ms\n`,
  )
  const lists = [
    ['complete list', 'MB', 'MB/s', 'memory before MB', 'after', 'bar', ''],
    ...streams.map(({ what, megabytes, perSecond, memory: [before, after] }) => [
      ...[what, megabytes.toFixed(1), perSecond.toFixed(1), before.toFixed(0), after.toFixed(0), `${streamBar} MB/s`],
      verdict(perSecond >= streamBar),
    ]),
  ]
  console.log(markdown(lists))
}
