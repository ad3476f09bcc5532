import { type RawBuilder, sql } from 'kysely'
import {
  type LinkKind,
  manyRejections,
  networkDays,
  type PosterSignal,
  posterLevels,
  posterSignals,
  shownLinks,
} from '#rules/people/poster.ts'
import type { Queryable, Transaction } from '#store/database.ts'

/** An account that shares something with who posts. */
export type LinkedAccount = {
  id: string
  name: string
  company: string | null
  suspended_at: Date | null
  /** Kept for a case; nobody signs in to it. */
  deleted: boolean
  by: LinkKind[]
}

/** Who posts: whether the email is confirmed, what speaks against it, and linked accounts, suspended ones first. */
export type Poster = {
  email_verified: boolean
  company: string | null
  signals: PosterSignal[]
  linked: LinkedAccount[]
}

/** Accounts that share a key with `owner.id`, a bounded number of each key, suspended ones first. */
export const sharing = sql`
  SELECT other.account_id, mine.kind, other.suspended FROM account_keys AS mine
  CROSS JOIN LATERAL (
    SELECT account_id, suspended FROM account_keys AS theirs
    WHERE theirs.kind = mine.kind AND theirs.key = mine.key AND theirs.account_id <> mine.account_id
      AND (theirs.expires_at IS NULL OR theirs.expires_at > now())
    ORDER BY suspended DESC, account_id LIMIT ${sql.lit(shownLinks)}
  ) AS other
  WHERE mine.account_id = owner.id AND (mine.expires_at IS NULL OR mine.expires_at > now())
  UNION ALL
  SELECT same.owner_id, 'text', poster.suspended_at IS NOT NULL
  FROM jobs JOIN similar_texts ON similar_texts.job_id = jobs.id
  JOIN jobs AS same ON same.id = similar_texts.other_id JOIN users AS poster ON poster.id = same.owner_id
  WHERE jobs.owner_id = owner.id AND jobs.approval_status = 'pending' AND same.owner_id <> owner.id`

/** An account as it is, or as a case holds it. */
export const knownAccount = (id: RawBuilder<unknown>) => sql`
  SELECT users.id, users.name, users.email, users.role, profile.name AS company, users.suspended_at, false AS deleted
  FROM users LEFT JOIN employer_profiles AS profile ON profile.user_id = users.id WHERE users.id = ${id}
  UNION ALL
  SELECT id, facts ->> 'name', facts ->> 'email', facts ->> 'role', facts -> 'profile' ->> 'name',
    (facts ->> 'suspended_at')::timestamptz, true
  FROM held_accounts WHERE id = ${id}`

const isOf = (kind: 'suspended' | 'live', network: boolean) => sql<boolean>`EXISTS (
  SELECT FROM links WHERE ${kind === 'suspended' ? sql`links.suspended` : sql`true`}
    AND kind ${network ? sql`=` : sql`<>`} 'network')`

/** An open case that an operator confirmed, or in which somebody with an account or the check reported something. */
const isKnown = sql`(incident.confirmed_at IS NOT NULL
  OR EXISTS (SELECT FROM message_reports WHERE joined_case = incident.id)
  OR EXISTS (SELECT FROM job_report_cases AS reported WHERE reported.joined_case = incident.id AND (
    reported.found IS NOT NULL
    OR EXISTS (SELECT FROM job_reports WHERE case_id = reported.id AND reporter_id IS NOT NULL))))`
const openCase = sql`SELECT FROM cases AS incident WHERE incident.account_id = owner.id AND incident.closed_at IS NULL`
/** A report of fraud by somebody signed in, or that an operator confirmed; nobody answers for one without an account. */
export const confirmedSuspicion = (confirmedAt: RawBuilder<unknown>) =>
  sql`(reason = 'suspicious' AND (reporter_id IS NOT NULL OR ${confirmedAt} IS NOT NULL))`

const highCase = sql`SELECT FROM cases AS incident WHERE incident.account_id = owner.id AND incident.closed_at IS NULL AND (
  EXISTS (SELECT FROM job_report_cases AS reported WHERE reported.joined_case = incident.id AND (
    'word.crime' = ANY (reported.found)
    OR EXISTS (SELECT FROM job_reports WHERE case_id = reported.id AND ${confirmedSuspicion(sql`incident.confirmed_at`)})))
  OR (incident.confirmed_at IS NOT NULL
    AND EXISTS (SELECT FROM contact_messages WHERE joined_case = incident.id AND urgency = 'high')))`
const rejected = sql`FROM job_decisions WHERE owner_id = owner.id AND kind = 'rejected' AND taken_back_at IS NULL`

/** Whether each signal stands; reads `owner` and `links`. */
const standing: Record<PosterSignal, RawBuilder<boolean>> = {
  'linked-suspended': isOf('suspended', false),
  'case-high': sql`EXISTS (${highCase})`,
  'crime-rejected': sql`EXISTS (SELECT ${rejected} AND 'word.crime' = ANY (findings))`,
  'case-open': sql`EXISTS (${openCase} AND ${isKnown})`,
  'case-unconfirmed': sql`EXISTS (${openCase} AND NOT ${isKnown})`,
  'suspended-before': sql`EXISTS (SELECT FROM account_decisions WHERE account_id = owner.id AND kind = 'suspended')`,
  linked: isOf('live', false),
  'network-suspended': isOf('suspended', true),
  'often-rejected': sql`(SELECT count(*) FROM (SELECT ${rejected} LIMIT ${sql.lit(manyRejections)}) AS counted)
    >= ${sql.lit(manyRejections)}`,
  'email-unconfirmed': sql`NOT owner.email_verified`,
}
const names = Object.keys(posterSignals) as PosterSignal[]
const eachSignal = (write: (signal: PosterSignal) => RawBuilder<unknown>, between: string) =>
  sql.join(names.map(write), sql.raw(between))

/** The level of each of these accounts for an order, high first: 0 high, 1 attention, 2 low. `OFFSET 0`: weighed once. */
export const levelPlaces = (owners: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  SELECT owner.id AS owner_id, place FROM (${owners}) AS wanted (id) JOIN users AS owner ON owner.id = wanted.id
  CROSS JOIN LATERAL (
    WITH links AS MATERIALIZED (${sharing})
    SELECT CASE WHEN weight >= ${sql.lit(posterLevels.high)} THEN 0 WHEN weight >= ${sql.lit(posterLevels.attention)} THEN 1
      ELSE 2 END AS place
    FROM (SELECT greatest(
      ${eachSignal((signal) => sql`CASE WHEN ${standing[signal]} THEN ${sql.lit(posterSignals[signal])} ELSE 0 END`, ' + ')},
      CASE WHEN ${standing['case-unconfirmed']} THEN ${sql.lit(posterLevels.attention)} ELSE 0 END) AS weight OFFSET 0) AS summed
  ) AS placed`

/** Who posts, by account: one query for a page. */
export async function postersOf(db: Queryable, ownerIds: readonly string[]): Promise<Map<string, Poster>> {
  if (ownerIds.length === 0) return new Map()
  const { rows } = await sql<
    Omit<Poster, 'linked'> & {
      id: string
      linked: (Omit<LinkedAccount, 'suspended_at'> & { suspended_at: string | null })[]
    }
  >`
    SELECT owner.id, owner.email_verified,
      (SELECT name FROM employer_profiles WHERE user_id = owner.id) AS company, told.signals, told.linked
    FROM unnest(${[...new Set(ownerIds)]}::uuid[]) AS wanted (id) JOIN users AS owner ON owner.id = wanted.id
    CROSS JOIN LATERAL (
      WITH links AS MATERIALIZED (${sharing})
      SELECT array_remove(ARRAY[${eachSignal((signal) => sql`CASE WHEN ${standing[signal]} THEN ${sql.lit(signal)} END`, ', ')}], NULL) AS signals,
        (SELECT coalesce(json_agg(account), '[]') FROM (
          SELECT other.*, array_agg(DISTINCT kind) AS by
          FROM links JOIN LATERAL (${knownAccount(sql`links.account_id`)}) AS other ON true
          GROUP BY other.id, other.name, other.email, other.role, other.company, other.suspended_at, other.deleted
          ORDER BY other.suspended_at NULLS LAST, count(DISTINCT kind) DESC, other.id LIMIT ${sql.lit(shownLinks)}
        ) AS account) AS linked
    ) AS told`.execute(db)
  return new Map(
    rows.map(({ id, linked, ...poster }) => [
      id,
      {
        ...poster,
        linked: linked.map((each) => ({
          ...each,
          suspended_at: each.suspended_at === null ? null : new Date(each.suspended_at),
        })),
      },
    ]),
  )
}

const networkMs = networkDays * 24 * 60 * 60 * 1_000

/** Keeps the hash of the network from which an employer signed up. */
export async function keepSignUpNetwork(
  tx: Transaction,
  { accountId, hash, now }: { accountId: string; hash: string; now: Date },
): Promise<void> {
  const expires_at = new Date(now.getTime() + networkMs)
  await tx
    .insertInto('account_keys')
    .values({ account_id: accountId, kind: 'network', key: hash, expires_at })
    .execute()
}
