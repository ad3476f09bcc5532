import { sql } from 'kysely'
import { interviewMinutes } from '#rules/interviews.ts'
import { RefusalError } from '#rules/refusals.ts'
import type { Transaction } from '#store/database.ts'

/** An appointment or an offered start of an employer that overlaps another one; `settled` is an appointment. */
type Overlap = {
  interview_id: string
  application_id: string
  applicant_name: string
  starts_at: Date
  minutes: number
  settled: boolean
}

type Times = {
  ownerId: string
  /** Does not overlap itself. */
  interviewId: string
  starts: readonly Date[]
  minutes: number
  /** The same start may be offered to several, of whom one takes it or all come. */
  shared?: 'one' | 'all' | null
}

/**
 * Refuses times that overlap an appointment or an offered start of the employer, and names it. Offers of one employer wait
 * for each other until the transaction ends, so that the second sees the first.
 */
export async function refuseOverlap(tx: Transaction, times: Times): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${times.ownerId} interviews`}, 0))`.execute(tx)
  const found = await findOverlap(tx, times)
  if (!found) return
  const overlap = { ...found, starts_at: found.starts_at.toISOString() }
  throw new RefusalError('slot-overlaps', { data: { overlap } })
}

async function findOverlap(
  tx: Transaction,
  { ownerId, interviewId, starts, minutes, shared = null }: Times,
): Promise<Overlap | undefined> {
  const times = starts.map((start) => start.getTime())
  const from = new Date(Math.min(...times) - interviewMinutes.max * 60_000)
  const until = new Date(Math.max(...times) + minutes * 60_000)
  const isShared =
    shared === 'all' ? sql`true` : shared === 'one' ? sql`other.status = 'proposed' AND other.shared_slot` : sql`false`
  const { rows } = await sql<Overlap>`
    SELECT other.id AS interview_id, other.application_id, applicant.name AS applicant_name, slot.start AS starts_at,
      other.minutes, other.status = 'accepted' AS settled
    FROM interviews AS other
    JOIN applications ON applications.id = other.application_id
    JOIN users AS applicant ON applicant.id = applications.user_id
    CROSS JOIN LATERAL (
      SELECT other.starts_at AS start WHERE other.status = 'accepted'
      UNION ALL
      SELECT unnest(other.slots) WHERE other.status = 'proposed' AND other.proposed_by = 'employer'
    ) AS slot
    WHERE other.owner_id = ${ownerId} AND other.id <> ${interviewId} AND applications.status <> 'rejected'
      AND (other.status = 'proposed' OR (other.status = 'accepted' AND other.starts_at > ${from} AND other.starts_at < ${until}))
      AND EXISTS (
        SELECT FROM unnest(${[...starts]}::timestamptz[]) AS own (start)
        WHERE own.start < slot.start + other.minutes * interval '1 minute'
          AND slot.start < own.start + ${minutes}::int * interval '1 minute'
          AND NOT (own.start = slot.start AND ${isShared})
      )
    ORDER BY slot.start, other.id LIMIT 1`.execute(tx)
  return rows[0]
}
