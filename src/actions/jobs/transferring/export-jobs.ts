import type { TransferredJob } from '#contract/jobs/transferred-job.ts'
import type { Database } from '#store/database.ts'
import { jobsToExport } from '#store/jobs/transferred-jobs.ts'
import type { Cursor } from '#store/keyset.ts'

const batchSize = 500

type ExportedJob = Omit<TransferredJob, 'terms' | 'revision'> & { terms: unknown; revision?: unknown }

/** Every job with its history, oldest first, in the format of `importJobs`; one batch is in memory at a time. */
export async function* exportJobs(db: Database): AsyncGenerator<ExportedJob> {
  let after: Cursor | undefined
  do {
    const rows = await jobsToExport(db, batchSize, after)
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
    after = rows.length === batchSize ? rows.at(-1) : undefined
  } while (after)
}

/** The database's UTC text of a time as ISO 8601. */
const isoTime = (text: string) => text.replace(' ', 'T').replace(/\+00$/, 'Z')
