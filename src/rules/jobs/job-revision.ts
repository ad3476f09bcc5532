import { statedOccupations } from '#rules/occupations/stated-occupations.ts'
import {
  differingFields,
  fieldsOf,
  hasPublicChanges,
  type JobFields,
  unreadFields,
  withMonthlySalary,
} from './job-edit.ts'

/** States of a correction of an approved job; docs/product/moderation.md, Corrections. */
export const revisionStatuses = ['pending', 'rejected'] as const
export type RevisionStatus = (typeof revisionStatuses)[number]

/** The fields that a correction changes. */
export type RevisedFields = Partial<Omit<JobFields, 'is_active'>>

/** A correction as its job's team and the moderators see it. */
export type Revision = { status: RevisionStatus; submitted_at: Date; rejection_reason: string | null }

/** The approved version with a correction. */
export const revised = <Approved extends JobFields>(approved: Approved, revision: RevisedFields): Approved =>
  withMonthlySalary({ ...approved, ...revision })

/**
 * The approved version after its owner's edit. Only changes without approval apply: closing, reopening, an earlier
 * deadline, the switch of the estimate, and confirming guessed occupations.
 */
export function approvedAfterEdit(approved: JobFields, after: JobFields): JobFields {
  const unread = unreadFields(approved, after)
  const isConfirmed = unread.includes('occupations')
  return {
    ...fieldsOf(approved),
    is_active: after.is_active,
    show_estimate: after.show_estimate,
    ...(isEarlier(after.deadline, approved.deadline) && { deadline: after.deadline }),
    ...(isConfirmed && { occupations_guessed: after.occupations_guessed }),
    ...(unread.includes('category') && { category: after.category }),
  }
}

const isEarlier = (date: string | null, than: string | null) => date !== null && (than === null || date < than)

/** The correction that turns the approved version into `after`; null when nothing differs. */
export function revisionBetween(approved: JobFields, after: JobFields): RevisedFields | null {
  const fields = differingFields(approved, after).filter((field) => field !== 'is_active')
  if (fields.length === 0) return null
  return {
    ...Object.fromEntries(fields.map((field) => [field, after[field] ?? null])),
    ...(fields.includes('occupations') && {
      occupations: statedOccupations(after),
      occupations_guessed: after.occupations_guessed,
    }),
  }
}

/** Whether an edit submits a correction: it changes what needs approval, or answers a rejection. */
export function submitsRevision(
  before: JobFields & { revision?: Revision | undefined },
  after: JobFields,
  edit: Partial<JobFields>,
): boolean {
  if (hasPublicChanges(approvedAfterEdit(before, after), after)) return true
  const { is_active: _, deadline: __, ...rest } = edit
  return before.revision?.status === 'rejected' && Object.values(rest).some((value) => value !== undefined)
}
