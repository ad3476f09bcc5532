import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant, named, optionalLines, pageFacts, paging, someIds } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { confirmation } from '#words/confirmations.ts'

/** The viewer's note on a job. */
const jobNote = named('JobNote', { job_id: z.string(), text: z.string(), updated_at: instant })

/** Private notes on jobs. */
export const jobNoteEndpoints = {
  listJobNotes: endpoint({
    address: 'GET /api/job-notes',
    summary: 'Own notes on jobs, the latest first; only those on `job_ids` (separated by commas, 100 at most) if given',
    access: 'account:own',
    query: z.object({ job_ids: someIds, ...paging }),
    output: z.object({ notes: z.array(jobNote), ...pageFacts }),
    list: 'notes',
  }),
  writeJobNote: endpoint({
    address: 'PUT /api/jobs/:id/note',
    summary: 'Write a note on a job that the user may read; an empty text deletes it',
    access: 'job:read',
    unknownId: 'job-not-found',
    body: z.object({ text: optionalLines(limits.jobNote) }),
    output: z.object({ note: jobNote.nullable() }),
    refusals: ['too-many-notes'],
    message: ({ note }) => (note ? confirmation.noteSaved : confirmation.noteDeleted),
    changes: ['listJobNotes'],
  }),
}
