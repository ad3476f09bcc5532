import { z } from 'zod'
import { choice, email, fault, id, optionalLines, personName } from '#contract/fields.ts'
import { approvalStatuses } from '#rules/jobs/approval-status.ts'
import { revisionStatuses } from '#rules/jobs/job-revision.ts'
import { limits } from '#rules/limits.ts'
import { postJobInput, revisedFields } from './job-input.ts'
import { withKnownPlaces } from './known-workplaces.ts'

const flag = z.boolean(fault('wrong-shape'))
/** Kept as text: the database's times are more exact than a Date. */
const exactInstant = z.iso.datetime(fault('date-invalid'))

/**
 * A line of the files of `npm run export` and `npm run import`: a posting with its history. A missing employer account
 * is created.
 */
export const transferredJob = postJobInput
  .safeExtend({
    id: id.optional(),
    employer: z.object({ email, name: personName }),
    approval_status: choice(approvalStatuses).default('pending'),
    rejection_reason: optionalLines(limits.rejectionReason.max).nullable().default(null),
    stopped_by_operator: flag.default(false),
    /** Guessed occupations are guessed anew. */
    occupations_guessed: flag.optional(),
    was_public: flag.optional(),
    created_at: exactInstant.optional(),
    updated_at: exactInstant.optional(),
    /** A correction of an approved job: the fields that it changes. */
    revision: z
      .object({
        fields: revisedFields,
        status: choice(revisionStatuses),
        rejection_reason: optionalLines(limits.rejectionReason.max).nullable(),
        submitted_at: exactInstant,
      })
      .optional(),
  })
  .refine(({ approval_status, rejection_reason }) => (approval_status === 'rejected') === Boolean(rejection_reason), {
    path: ['rejection_reason'],
    error: fault('rejection-reason-short'),
  })

/** The same of an import, whose places are in the tables. */
export const importedJob = withKnownPlaces(transferredJob)

export type TransferredJob = z.output<typeof transferredJob>
