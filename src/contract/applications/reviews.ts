import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import {
  choice,
  fault,
  instant,
  named,
  optionalText,
  readInstant,
  requiredLines,
  requiredText,
  teammate,
} from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import { distinctTags, offers } from '#rules/jobs/application-review.ts'
import { limits } from '#rules/limits.ts'
import { confirmation } from '#words/confirmations.ts'

/** The team's review of an application, invisible to others. */
export const review = named('ApplicationReview', {
  tags: z.array(z.string()),
  /** 1 to 5 */
  rating: z.number().nullable(),
  assignee: teammate.nullable(),
  /** One of the job's `stages`, by id. */
  stage: z.string().nullable(),
  /** Only of an accepted application. */
  offer: z.enum(offers).nullable(),
  note_count: z.number(),
})

export const applicationNote = named('ApplicationNote', {
  id: z.string(),
  text: z.string(),
  written_at: instant,
  /** null when the account is gone. */
  author_name: z.string().nullable(),
})

const tags = z
  .array(optionalText(limits.applicationTag), fault('wrong-shape'))
  .transform(distinctTags)
  .pipe(z.array(z.string()).max(limits.applicationTags, fault('too-many', limits.applicationTags)))

const rating = z
  .number(fault('wrong-shape'))
  .int(fault('number-range'))
  .min(1, fault('number-range', 5, 1))
  .max(5, fault('number-range', 5, 1))

/** Notes and reviews of applications, only for the job's owner and their team. */
export const reviewEndpoints = {
  listApplicationNotes: endpoint({
    address: 'GET /api/applications/:id/notes',
    summary: "The notes of the employer's people on an application, the newest first; nobody else reads them",
    access: 'application:read',
    unknownId: 'application-not-found',
    output: z.object({ notes: z.array(applicationNote) }),
  }),
  addApplicationNote: endpoint({
    address: 'POST /api/applications/:id/notes',
    summary: 'Write a note on an application to an own job',
    access: 'application:decide',
    unknownId: 'application-not-found',
    body: z.object({ text: requiredLines(limits.applicationNote) }),
    output: z.object({ note: applicationNote }),
    status: 201,
    refusals: ['too-many-notes'],
    message: confirmation.noteSaved,
    changes: reads.reviews,
  }),
  deleteApplicationNote: endpoint({
    address: 'DELETE /api/applications/:id/notes/:noteId',
    summary: 'Delete a note on an application to an own job',
    access: 'application:decide',
    unknownId: 'note-not-found',
    refusals: ['application-not-found', 'note-not-found'],
    message: confirmation.noteDeleted,
    changes: reads.reviews,
  }),
  reviewApplication: endpoint({
    address: 'PUT /api/applications/:id/review',
    summary:
      'Say of an application to an own job its tags, a rating from 1 to 5, who sees to it, its stage (one of the job’s `stages`), and what came of an offer; what is absent stays',
    access: 'application:decide',
    keyScope: 'applications:write',
    unknownId: 'application-not-found',
    /** What is absent stays: a key that sets a stage reads no tags. */
    body: z.object({
      tags: tags.optional(),
      rating: rating.nullable().optional(),
      assignee_id: optionalText(limits.entry).nullable().optional(),
      stage: requiredText(limits.stage).nullable().optional(),
      offer: choice(offers).nullable().optional(),
      /** The application's `updated_at` as it was read; compared when stage or offer change. */
      version: readInstant.optional(),
    }),
    output: z.object({ review, updated_at: instant }),
    refusals: ['user-not-found', 'offer-needs-acceptance', 'application-changed'],
    message: '評価を保存しました',
    changes: reads.reviews,
  }),
  listMyReviews: endpoint({
    address: 'GET /api/auth/application-reviews',
    summary: "What employers wrote down about the caller's applications, for the export of an account",
    access: 'account:own',
    output: z.object({
      reviews: z.array(
        z.object({
          application_id: z.string(),
          job_title: z.string(),
          company: z.string(),
          tags: z.array(z.string()),
          rating: z.number().nullable(),
          stage: z.string().nullable(),
          offer: z.enum(offers).nullable(),
          updated_at: instant,
          notes: z.array(z.object({ text: z.string(), written_at: z.string() })),
        }),
      ),
    }),
  }),
}
