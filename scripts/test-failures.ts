// The product as processes on a PostgreSQL server of its own, which are killed, paused and cut off while people apply.
// A few minutes; with `--long` as often as the figures in docs/figures.md were measured, with `--kills` only what must
// hold on any machine, however slow: a node and a database server that are killed lose nothing.
import { stopOnSignal } from './run-command.ts'
import { runVitest } from './testing/run-vitest.ts'
import { sentence } from './testing/tally.ts'
import { buildWeb } from './web-build/build-web.ts'

const minute = 60_000
const long = process.argv.includes('--long')
const kills = process.argv.includes('--kills')
  ? ['scripts/failures/nothing-lost.failure.test.ts', '-t', 'is killed']
  : []

stopOnSignal()
await buildWeb()
const env: Record<string, string> = long ? { FAILURES: 'long' } : {}
const tally = await runVitest(['failures'], { env, only: kills, limitMs: (long ? 90 : 9) * minute })
console.log(sentence(tally))
process.exit(tally.failed > 0 ? 1 : 0)
