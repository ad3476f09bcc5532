import { InvalidInputError } from '#rules/faults.ts'

/** Whether a job is up, and when it will be: one that waits for its time is down until then. */
export type Publication = { is_active: boolean; publish_at: Date | null }

/** The publication that a posting asks for; a time that is over is refused. */
export function publicationOf(
  { is_active, publish_at }: { is_active: boolean; publish_at?: Date | null | undefined },
  now: Date,
): Publication {
  if (!publish_at) return { is_active, publish_at: null }
  if (publish_at <= now) throw new InvalidInputError([{ fault: 'slot-past', path: 'publish_at' }])
  return { is_active: false, publish_at }
}

/** The publication after an edit; a time that is left out stays, and null takes it away and the job up. */
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
