import { stopOnSignal } from './run-command.ts'
import { runVitest } from './testing/run-vitest.ts'
import { finish } from './testing/tally.ts'
import { buildWeb } from './web-build/build-web.ts'

// npm run test:deep [-- --long]: hostile inputs, deadlines, random orders, and kills, full disks and failovers while
// people apply. `--long` repeats the failures as often as for docs/figures.md.
stopOnSignal()
await buildWeb()
finish(await runVitest(['deep', 'failures'], process.argv.includes('--long') ? { env: { FAILURES: 'long' } } : {}))
