// npm run test:failures [-- --long | --kills]: kills nodes and PostgreSQL servers, fills the disk and takes the mail server
// away while people apply. Takes a few minutes; `--long` repeats as often as for docs/figures.md, `--kills` only kills a
// node and a database server, which must lose nothing even on a slow machine.
import { stopOnSignal } from './run-command.ts'
import { runVitest } from './testing/run-vitest.ts'
import { sentence } from './testing/tally.ts'
import { buildWeb } from './web-build/build-web.ts'

const long = process.argv.includes('--long')
const kills = process.argv.includes('--kills') ? ['scripts/failures/kills.failure.test.ts'] : []

stopOnSignal()
await buildWeb()
const env: Record<string, string> = long ? { FAILURES: 'long' } : {}
const tally = await runVitest(['failures'], { env, only: kills })
console.log(sentence(tally))
process.exit(tally.failed > 0 ? 1 : 0)
