import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type ImportCounts, importJobs, type LineFault, linesOf } from '#actions/jobs/transferring.ts'
import { readConfig } from '#app/config.ts'
import { openConfigured } from '#app/data-directory.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { faultText } from '#words/validation.ts'
import { reportErrors } from './report-errors.ts'

const usage = `usage: npm run import -- [--dry-run] [--strict] jobs.jsonl
  --dry-run   only checks the lines
  --strict    stops at the first line that is wrong
`
/** Bytes at the beginning of a file that identify it. */
const beginning = 65_536

reportErrors()
const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [path] = positionals
if (!path || positionals.length > 1) {
  process.stderr.write(usage)
  process.exit(2)
}

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())
const { key, size } = await fileKey(path)
const timeouts = { statement: 600_000, lock: 60_000 }
const open = await openConfigured(readConfig(process.env), { timeouts }, { beside: true })
const began = performance.now()
const stream = createReadStream(path)
const tell = (text: string) => process.stderr.write(`${text}\n`)
try {
  await migrate(open)
  const counts = await importJobs(open.db, linesOf(stream), {
    file: key,
    now: new Date(),
    dryRun: values['dry-run'],
    signal: stopping.signal,
    onFaults: (line, faults) => {
      for (const fault of faults) tell(`${path}:${line}: ${sentence(fault)}`)
      if (values.strict) stopping.abort()
    },
    onProgress: (line, counts) => tell(progress(line, counts)),
    onWait: () => tell('Another process builds the search index; the import begins when it has finished.'),
  })
  tell(summary(counts))
  if (counts.wrong > 0 || stopping.signal.aborted) process.exitCode = 1
} finally {
  stream.destroy()
  await open.close()
}

/** Identifies a file that is imported again: a hash of its size and its beginning. */
async function fileKey(path: string): Promise<{ key: string; size: number }> {
  const file = await openFile(path).catch((error: NodeJS.ErrnoException) => {
    process.stderr.write(`${path} cannot be read (${error.code}).\n`)
    process.exit(2)
  })
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning), 0, beginning, 0)
  await file.close()
  const key = createHash('sha256').update(String(size)).update(buffer.subarray(0, bytesRead)).digest('base64url')
  return { key, size }
}

function sentence(fault: LineFault): string {
  if (fault === 'not-json') return 'JSON として読めません'
  if (fault === 'id-taken') return 'id: 同じ求人がすでにあります'
  if (fault === 'no-employer') return 'employer.email: 求人を掲載できないアカウントです'
  return `${fault.path}: ${faultText(fault)}`
}

function progress(line: number, { imported }: ImportCounts): string {
  const seconds = (performance.now() - began) / 1_000
  const share = Math.min(1, stream.bytesRead / size)
  const left = share > 0 ? (seconds / share) * (1 - share) : 0
  const rate = imported / seconds
  return `line ${count(line)}, ${Math.round(100 * share)} %, ${count(Math.round(rate))} jobs a second, ${duration(left)} left`
}

function summary({ imported, wrong, skipped }: ImportCounts): string {
  const done = values['dry-run'] ? 'could be imported' : 'imported'
  const before = skipped > 0 ? `, ${count(skipped)} lines were imported before` : ''
  const stopped = stopping.signal.aborted ? ' Stopped: the same command goes on from here.' : ''
  return `${count(imported)} jobs ${done}, ${count(wrong)} lines are wrong${before}.${stopped}`
}

function count(number: number): string {
  return number.toLocaleString('en')
}

function duration(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
}
