import { type RawBuilder, sql } from 'kysely'
import type { PaperKind } from '#rules/people/papers.ts'
import type { Transaction } from '#store/database.ts'

/** A file that went along with an application; `kind` is null for one of the person's own. */
export type SentPaper = { id: string; kind: PaperKind | null; name: string; size: number }

const papersOf = (ids: RawBuilder<string[]>) => sql<SentPaper[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', file.id, 'kind', file.paper, 'name', file.name, 'size', file.size) ORDER BY place)
  FROM unnest(${ids}) WITH ORDINALITY AS sent (id, place) JOIN resumes AS file ON file.id = sent.id
), '[]')`

/** What went along with a row of `applications`, in order. A deleted file is gone from it. */
export const sentPapers = papersOf(sql`sent_resumes(applications)`)

/** The same for a row of `own_applications` under this name. */
export const ownPapers = papersOf(sql`applications.resume_ids`)

/**
 * Ends the employer's access to the papers and the profile of an application; its own file stays the applicant's.
 */
export async function takeBackPapers(tx: Transaction, id: string, now: Date): Promise<void> {
  const taken = { profile: null, papers_taken_back_at: now }
  await tx
    .updateTable('applications')
    .set({ ...taken, resume_id: null, changed_at: now })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('application_papers').where('application_id', '=', id).execute()
  await tx
    .updateTable('past_applications')
    .set({ ...taken, resume_ids: [] })
    .where('id', '=', id)
    .execute()
}

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
