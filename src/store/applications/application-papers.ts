import { sql } from 'kysely'
import type { PaperKind } from '#rules/people/papers.ts'
import type { Transaction } from '#store/database.ts'

/** A file that went along with an application; `kind` is null for one of the person's own. */
export type SentPaper = { id: string; kind: PaperKind | null; name: string; size: number }

/** What went along with an application, in order. A deleted file is gone from it. */
export const sentPapers = sql<SentPaper[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', file.id, 'kind', file.paper, 'name', file.name, 'size', file.size) ORDER BY place)
  FROM (
    SELECT applications.resume_id AS id, 0 AS place
    UNION ALL
    SELECT resume_id, place FROM application_papers WHERE application_id = applications.id
  ) AS sent JOIN resumes AS file ON file.id = sent.id
), '[]')`

/** Adds what goes along beyond the application's first file. */
export async function insertFurtherPapers(
  tx: Transaction,
  applicationId: string,
  resumeIds: readonly string[],
): Promise<void> {
  if (resumeIds.length === 0) return
  await tx
    .insertInto('application_papers')
    .values(resumeIds.map((resume_id, at) => ({ application_id: applicationId, resume_id, place: at + 1 })))
    .execute()
}
