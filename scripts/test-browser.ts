import { stopOnSignal } from './run-command.ts'
import { runVitest } from './testing/run-vitest.ts'
import { finish } from './testing/tally.ts'
import { buildWeb } from './web-build/build-web.ts'

// npm run test:browser: the journeys that npm test leaves out, in Chromium and Firefox.
stopOnSignal()
await buildWeb()
finish(await runVitest(['browser']))
