import { InvalidInputError } from '#rules/faults.ts'

/** Whether a job is active, and when it becomes so; until then it is inactive. */
export type Publication = { is_active: boolean; publish_at: Date | null }

/** The publication of a new posting; a past time is refused. */
export function publicationOf(
  { is_active, publish_at }: { is_active: boolean; publish_at?: Date | null | undefined },
  now: Date,
): Publication {
  if (!publish_at) return { is_active, publish_at: null }
  if (publish_at <= now) throw new InvalidInputError([{ fault: 'slot-past', path: 'publish_at' }])
  return { is_active: false, publish_at }
}

/** The publication after an edit: an absent time stays; null removes it and activates the job. */
export function publicationAfterEdit(
  before: Publication,
  edit: { is_active?: boolean | undefined; publish_at?: Date | null | undefined },
  now: Date,
): Publication {
  const { is_active = before.is_active } = edit
  if (edit.publish_at === undefined) {
    if (!before.publish_at) return { is_active, publish_at: null }
    return { is_active: false, publish_at: before.publish_at }
  }
  if (edit.publish_at === null) {
    return { is_active: edit.is_active ?? (before.publish_at ? true : before.is_active), publish_at: null }
  }
  if (before.publish_at?.getTime() === edit.publish_at.getTime()) return before
  return publicationOf({ is_active, publish_at: edit.publish_at }, now)
}
