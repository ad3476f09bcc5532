import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant, named, optionalText, pageFacts, paging, readInstant } from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import type { PostingDraft } from '#rules/jobs/job-drafts.ts'
import { limits } from '#rules/limits.ts'
import { confirmation } from '#words/confirmations.ts'
import { draftedPosting } from './job-input.ts'

const templateName = optionalText(limits.templateName).nullable()

/** Stored values were validated on input. */
export const postingOutput = z.custom<PostingDraft>()

const jobDraft = named('JobDraft', {
  id: z.string(),
  /** A template's name; null for a draft. */
  template_name: z.string().nullable(),
  posting: postingOutput,
  created_at: instant,
  updated_at: instant,
})

const oneDraft = z.object({ draft: jobDraft })
/** Drafts and templates of postings, shared by the employer's team. */
export const jobDraftEndpoints = {
  listJobDrafts: endpoint({
    address: 'GET /api/jobs/drafts',
    summary: 'Drafts and templates of the employer, the last changed first',
    access: 'job:read-own',
    query: z.object(paging),
    output: z.object({ drafts: z.array(jobDraft), ...pageFacts }),
  }),
  saveJobDraft: endpoint({
    address: 'POST /api/jobs/drafts',
    summary: 'Store a posting that is being written, or with a name a template; at most 50 of both',
    access: 'job:manage-own',
    body: z.object({ posting: draftedPosting, template_name: templateName.optional() }),
    output: oneDraft,
    status: 201,
    refusals: ['too-many-drafts'],
    message: ({ draft }) => (draft.template_name ? confirmation.templateSaved : confirmation.draftSaved),
    changes: reads.drafts,
  }),
  readJobDraft: endpoint({
    address: 'GET /api/jobs/drafts/:id',
    summary: 'A draft or template of the employer',
    access: 'job:read-own',
    unknownId: 'draft-not-found',
    output: oneDraft,
  }),
  editJobDraft: endpoint({
    address: 'PUT /api/jobs/drafts/:id',
    summary:
      'Replace what a draft holds, or give or take its name as a template; with `updated_at` only as it was read',
    access: 'job:manage-own',
    unknownId: 'draft-not-found',
    body: z.object({
      posting: draftedPosting.optional(),
      template_name: templateName.optional(),
      updated_at: readInstant.optional(),
    }),
    output: oneDraft,
    refusals: ['draft-changed'],
    message: ({ draft }) => (draft.template_name ? confirmation.templateSaved : confirmation.draftSaved),
    changes: reads.drafts,
  }),
  deleteJobDraft: endpoint({
    address: 'DELETE /api/jobs/drafts/:id',
    summary: 'Delete a draft or template of the employer',
    access: 'job:manage-own',
    unknownId: 'draft-not-found',
    message: '削除しました',
    // An open form keeps what it read.
    changes: ['listJobDrafts'],
  }),
}
