import { createInterface } from 'node:readline'
import { v7 } from 'uuid'
import { importedJob, type TransferredJob } from '#contract/jobs/transferred-job.ts'
import { type FieldFault, readFault } from '#rules/faults.ts'
import { withMonthlySalary } from '#rules/jobs/job-edit.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import type { Database } from '#store/database.ts'
import * as store from '#store/jobs/transferred-jobs.ts'
import type { Cursor } from '#store/keyset.ts'
import { employerAccounts, markedJobs } from '#store/people/employer-accounts.ts'
import { searchOn } from '#store/search/search-on.ts'

const rowsPerRead = 500

type ExportedJob = Omit<TransferredJob, 'terms' | 'revision'> & { terms: unknown; revision?: unknown }

/** Every job with its history, oldest first, in the format of `importJobs`; one batch is in memory at a time. */
export async function* exportJobs(db: Database): AsyncGenerator<ExportedJob> {
  let after: Cursor | undefined
  do {
    const rows = await store.jobsToExport(db, rowsPerRead, after)
    for (const row of rows) {
      const { owner_id: _id, employer_verified: _verified, view_count: _views, application_count: _count, ...job } = row
      const { at, updated, email, created_by_name: name, revision, ...fields } = job
      yield {
        ...fields,
        ...(revision && { revision }),
        employer: { email, name },
        created_at: isoTime(at),
        updated_at: isoTime(updated),
      }
    }
    after = rows.length === rowsPerRead ? rows.at(-1) : undefined
  } while (after)
}

/** The database's UTC text of a time as ISO 8601. */
const isoTime = (text: string) => text.replace(' ', 'T').replace(/\+00$/, 'Z')

/** Jobs per transaction: as many as a segment of the search index can have. */
const batchSize = 32_768

/** Why a line cannot be imported. */
export type LineFault = FieldFault | 'not-json' | 'id-taken' | 'no-employer'

export type ImportOptions = {
  /** Identifies the file, so that an interrupted import continues where it was. */
  file: string
  now: Date
  /** Only checks the lines. */
  dryRun: boolean
  onFaults(line: number, faults: readonly LineFault[]): void
  /** Called after every batch with its last line number. */
  onProgress(line: number, counts: ImportCounts): void
  /** Called when another process builds the search index. */
  onWait(): void
  /** Stops the import after the current batch. */
  signal: AbortSignal
}

export type ImportCounts = { imported: number; wrong: number; skipped: number }

type Parsed = { line: number; job: TransferredJob }

/** Imports the jobs of a file, one per line, with their history; public ones are searchable at once. */
export async function importJobs(
  db: Database,
  lines: AsyncIterable<string>,
  options: ImportOptions,
): Promise<ImportCounts> {
  if (options.dryRun) return importLines(db, lines, options)
  return searchOn(db).withIndexLease(() => importLines(db, lines, options), options.onWait)
}

/** The lines of a file. Starts reading with the first request; readline loses lines read earlier. */
export async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
}

async function importLines(db: Database, lines: AsyncIterable<string>, options: ImportOptions): Promise<ImportCounts> {
  const { file, dryRun, signal, onFaults, onProgress } = options
  const counts: ImportCounts = { imported: 0, wrong: 0, skipped: 0 }
  const done = dryRun ? 0 : await store.importedLines(db, file)
  let line = 0
  let batch: Parsed[] = []
  // Read the next lines while the database takes a batch.
  let writing: Promise<void> = Promise.resolve()
  const flush = async () => {
    const jobs = batch
    const last = line
    batch = []
    await writing
    writing = (dryRun ? countOnly(jobs, counts) : write(db, jobs, last, counts, options)).then(() =>
      onProgress(last, counts),
    )
    writing.catch(() => undefined)
  }
  for await (const text of lines) {
    if (signal.aborted) break
    line++
    if (line <= done) {
      counts.skipped++
      continue
    }
    if (text.trim() === '') continue
    const parsed = readLine(text)
    if (Array.isArray(parsed)) {
      counts.wrong++
      onFaults(line, parsed)
      continue
    }
    batch.push({ line, job: parsed })
    if (batch.length === batchSize) await flush()
  }
  if (!signal.aborted) await flush()
  await writing
  return counts
}

function readLine(text: string): TransferredJob | LineFault[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return ['not-json']
  }
  const { success, data, error } = importedJob.safeParse(value)
  if (success) return data
  return error.issues.map(({ message, path }) => ({ ...readFault(message), path: path.map(String).join('.') }))
}

async function countOnly(jobs: readonly Parsed[], counts: ImportCounts): Promise<void> {
  counts.imported += jobs.length
}

async function write(
  db: Database,
  jobs: readonly Parsed[],
  lastLine: number,
  counts: ImportCounts,
  { file, now, onFaults }: ImportOptions,
): Promise<void> {
  const wrong = (line: number, fault: LineFault) => {
    counts.wrong++
    onFaults(line, [fault])
  }
  const employers = await employerAccounts(
    db,
    jobs.map(({ job }) => job.employer),
    now,
  )
  const ids = jobs.flatMap(({ job }) => job.id ?? [])
  const taken = await store.jobIdsTaken(db, ids)
  const rows: store.ImportedRow[] = []
  for (const { line, job } of jobs) {
    const employer = employers.get(job.employer.email)
    if (job.id && taken.has(job.id)) wrong(line, 'id-taken')
    else if (!employer || !hasPermission(employer.role, 'job:post')) wrong(line, 'no-employer')
    else {
      if (job.id) taken.add(job.id)
      rows.push(rowOf(job, employer.id, now))
    }
  }
  const marked = await markedJobs(db, rows)
  const jobsToInsert = rows.map((row) => ({ row, verified: marked.has(row.id) }))
  await searchOn(db).insertJobs(jobsToInsert, (tx) => store.saveImportedLines(tx, file, lastLine, now))
  counts.imported += rows.length
}

function rowOf({ employer: _, ...job }: TransferredJob, owner_id: string, now: Date): store.ImportedRow {
  const { created_at = now.toISOString(), updated_at = created_at } = job
  const isPublic = job.approval_status === 'approved' && job.is_active
  const fields = withMonthlySalary(job)
  return store.importedRow({
    ...fields,
    id: job.id ?? v7(),
    owner_id,
    was_public: job.was_public ?? isPublic,
    rejection_reason: job.rejection_reason || null,
    created_at,
    updated_at,
  })
}
