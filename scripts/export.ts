import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportJobs } from '#actions/jobs/transferring.ts'
import { readConfig } from '#app/config.ts'
import { openConfigured } from '#app/data-directory.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { reportErrors } from './report-errors.ts'

// npm run export -- jobs.jsonl: writes every job as a line for `npm run import`; without a file, to the standard output.
reportErrors()
const [path] = process.argv.slice(2)
const open = await openConfigured(readConfig(process.env), {}, { beside: true })
let lines = 0
try {
  await migrate(open)
  const target = path ? createWriteStream(path, { mode: 0o600 }) : process.stdout
  await pipeline(Readable.from(jsonLines(), { objectMode: false, highWaterMark: 1 << 20 }), target)
  process.stderr.write(`${lines.toLocaleString('en')} jobs exported.\n`)
} finally {
  await open.close()
}

async function* jsonLines(): AsyncGenerator<string> {
  for await (const job of exportJobs(open.db)) {
    lines++
    yield `${JSON.stringify(job)}\n`
  }
}
