import { v7 } from 'uuid'
import type { ReviewAction } from '#rules/jobs/application-review.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { limits } from '#rules/limits.ts'
import type { Transaction } from '#store/database.ts'
import type { ReviewChange } from '#store/schema/stored-values.ts'

type Application = { id: string; status: ApplicationStatus }

type Part = ReviewChange['after']
type Stored = { application_id: string; tags: string[]; stage: string | null; assignee_id: string | null }

/**
 * Changes the reviews of locked applications in one way, and records it for taking it back. Returns the ids of those that
 * have too many tags already, and of those whose stage is another now.
 */
export async function changeReviews(
  tx: Transaction,
  applications: readonly Application[],
  { action, value, by, now }: { action: ReviewAction; value: string | null; by: string; now: Date },
): Promise<{ full: Set<string>; staged: string[] }> {
  if (applications.length === 0) return { full: new Set(), staged: [] }
  const stored = new Map((await readReviews(tx, applications)).map((review) => [review.application_id, review]))
  const full = new Set<string>()
  const changes = applications.flatMap((application) => {
    const { tags = [], stage = null, assignee_id = null } = stored.get(application.id) ?? {}
    const change: ReviewChange =
      action === 'stage'
        ? { before: { stage }, after: { stage: value } }
        : action === 'assignee'
          ? { before: { assignee_id }, after: { assignee_id: value } }
          : { before: { tags }, after: { tags: tagsAfter(tags, action, value ?? '') } }
    if ((change.after.tags?.length ?? 0) > limits.applicationTags) {
      full.add(application.id)
      return []
    }
    return [{ application, change }]
  })
  if (changes.length === 0) return { full, staged: [] }
  await writeReviews(
    tx,
    changes.map(({ application, change }) => ({ application_id: application.id, ...change.after })),
    now,
  )
  await tx
    .insertInto('application_decisions')
    .values(
      changes.map(({ application, change }) => ({
        ...{ id: v7(), application_id: application.id, message_id: null, decided_by: by, decided_at: now },
        ...{ from_status: application.status, to_status: application.status, review: JSON.stringify(change) },
      })),
    )
    .execute()
  const staged = changes.filter(({ change }) => change.after.stage !== change.before.stage)
  return { full, staged: staged.map(({ application }) => application.id) }
}

/** Takes such a change back; false when somebody has changed the same since. */
export async function restoreReview(
  tx: Transaction,
  application: Pick<Application, 'id'>,
  { before, after }: ReviewChange,
  now: Date,
): Promise<boolean> {
  const [stored] = await readReviews(tx, [application])
  const isUnchanged = Object.entries(after).every(
    ([part, value]) => JSON.stringify(stored?.[part as keyof Part]) === JSON.stringify(value),
  )
  if (!isUnchanged) return false
  await writeReviews(tx, [{ application_id: application.id, ...before }], now)
  return true
}

const tagsAfter = (tags: readonly string[], action: 'tag' | 'untag', tag: string): string[] => {
  const others = tags.filter((each) => each !== tag)
  return action === 'untag' ? others : tags.includes(tag) ? [...tags] : [...others, tag]
}

function readReviews(tx: Transaction, applications: readonly Pick<Application, 'id'>[]): Promise<Stored[]> {
  return tx
    .selectFrom('application_reviews')
    .select(['application_id', 'tags', 'stage', 'assignee_id'])
    .where(
      'application_id',
      'in',
      applications.map(({ id }) => id),
    )
    .forUpdate()
    .execute()
}

/** Every review has the same part. */
async function writeReviews(
  tx: Transaction,
  reviews: readonly (Part & { application_id: string })[],
  now: Date,
): Promise<void> {
  const parts = (['stage', 'tags', 'assignee_id'] as const).filter((part) => reviews[0]?.[part] !== undefined)
  await tx
    .insertInto('application_reviews')
    .values(reviews.map((review) => ({ ...review, updated_at: now })))
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet((set) => ({
        updated_at: now,
        ...Object.fromEntries(parts.map((part) => [part, set.ref(`excluded.${part}`)])),
      })),
    )
    .execute()
}
