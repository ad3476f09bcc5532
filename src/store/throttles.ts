import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { addressBlock } from '#rules/people/address-block.ts'
import { mailboxKey } from '#rules/people/email.ts'
import { type MailName, ruleOf } from '#rules/people/mails.ts'
import type { Queryable } from './database.ts'

/** Keys name people's emails and addresses, so the table stores only their hashes. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

export type AllowanceCheck = { allowed: boolean; retryAfterSeconds: number }

/**
 * Counts an attempt, or several, under `key` and returns whether they are within `times` per `seconds`. The window starts
 * with the first attempt. Stored in the database, so that all nodes count together. Refused attempts are not counted.
 */
export async function consumeAllowance(
  db: Queryable,
  key: string,
  allowance: { times: number; seconds: number },
  now: Date,
  count = 1,
): Promise<AllowanceCheck> {
  if (count > allowance.times) return checkAllowance(db, key, allowance, now, count)
  const ends = new Date(now.getTime() + allowance.seconds * 1_000)
  const taken = await db
    .insertInto('throttles')
    .values({ key: hashed(key), since: now, ends, count })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          since: sql`CASE WHEN throttles.ends <= ${now} THEN ${now} ELSE throttles.since END`,
          ends: sql`CASE WHEN throttles.ends <= ${now} THEN ${ends} ELSE throttles.ends END`,
          count: sql`CASE WHEN throttles.ends <= ${now} THEN ${count}::int ELSE throttles.count + ${count}::int END`,
        })
        .where(sql<boolean>`throttles.ends <= ${now} OR throttles.count <= ${allowance.times - count}`),
    )
    .returning('count')
    .executeTakeFirst()
  if (taken) return { allowed: true, retryAfterSeconds: 0 }
  const full = await db.selectFrom('throttles').select('ends').where('key', '=', hashed(key)).executeTakeFirst()
  return { allowed: false, retryAfterSeconds: full ? wait(full.ends, now, allowance.seconds) : 1 }
}

/** Whether another attempt, or several, would be allowed; counts nothing. */
export async function checkAllowance(
  db: Queryable,
  key: string,
  { times, seconds }: { times: number; seconds: number },
  now: Date,
  count = 1,
): Promise<AllowanceCheck> {
  const window = await db
    .selectFrom('throttles')
    .select(['ends', 'count'])
    .where('key', '=', hashed(key))
    .executeTakeFirst()
  const running = window && window.ends > now ? window : { count: 0, ends: new Date(now.getTime() + seconds * 1_000) }
  if (running.count + count <= times) return { allowed: true, retryAfterSeconds: 0 }
  return { allowed: false, retryAfterSeconds: wait(running.ends, now, seconds) }
}

/** A throttle's key and allowance. */
export type Counter = readonly [key: string, allowance: { times: number; seconds: number }]

/** The key for an action of an address; an IPv6 network counts as one. */
export const addressKey = (what: string, address: string) => `${what}:address:${addressBlock(address)}`

/** The key for verification mails to a mailbox. */
export const verificationKey = (email: string) => `verify:target:${mailboxKey(email)}`

/** The counters of a mail that somebody causes, by the table of mails. */
export function mailCounters(
  mail: MailName,
  { account, address, email }: { account: string; address: string; email: string | null },
): Counter[] {
  const { per = {} } = ruleOf(mail)
  return [
    ...(per.account ? [[`${mail}:account:${account}`, per.account] as const] : []),
    ...(per.address ? [[addressKey(mail, address), per.address] as const] : []),
    ...(per.mailbox && email ? [[`${mail}:mailbox:${mailboxKey(email)}`, per.mailbox] as const] : []),
  ]
}

/** The counters of papers that a person has made. */
export const paperCounters = (
  userId: string,
  address: string,
  { papersPerUser, papersPerAddress }: Record<'papersPerUser' | 'papersPerAddress', Counter[1]>,
): Counter[] => [
  [`paper:${userId}`, papersPerUser],
  [addressKey('paper', address), papersPerAddress],
]

/** Factors for times and seconds: 15 minutes widen to an hour, six hours and a day. */
const wider = [
  [2, 4],
  [4, 24],
  [6, 96],
] as const

/** A throttle with its wider windows, so that repeated attempts meet longer pauses. */
export function growing([key, { times, seconds }]: Counter): Counter[] {
  const longer = wider.map(
    ([more, long]): Counter => [`${key}:${long}`, { times: times * more, seconds: seconds * long }],
  )
  return [[key, { times, seconds }], ...longer]
}

/** Whether another attempt would be allowed by all; counts nothing. */
export async function checkAllowances(db: Queryable, counters: readonly Counter[], now: Date): Promise<AllowanceCheck> {
  const attempts = await Promise.all(counters.map(([key, allowance]) => checkAllowance(db, key, allowance, now)))
  const longest = Math.max(0, ...attempts.map(({ retryAfterSeconds }) => retryAfterSeconds))
  return { allowed: attempts.every(({ allowed }) => allowed), retryAfterSeconds: longest }
}

/** Counts an attempt under each key in order, and stops at the first full one without counting the rest. */
export async function consumeAllowances(
  db: Queryable,
  counters: readonly Counter[],
  now: Date,
): Promise<AllowanceCheck> {
  const room = await checkAllowances(db, counters, now)
  if (!room.allowed) return room
  for (const [key, allowance] of counters) {
    const attempt = await consumeAllowance(db, key, allowance, now)
    if (!attempt.allowed) return attempt
  }
  return room
}

/** Seconds until a window ends, at most its length: a concurrent attempt may have begun it a moment after this one. */
const wait = (end: Date, now: Date, longest: number) =>
  Math.min(longest, Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000)))

/** Wrong second factors before each pause, and the pauses (s): the last one repeats. */
const factorTries = 5
const factorPauses = [15 * 60, 60 * 60, 24 * 60 * 60]
const factorKey = (userId: string) => hashed(`second-factor:${userId}`)

/**
 * Counts a try of an account's second factor until one is right, for at most 30 days; every fifth begins a pause, a longer
 * one each time. `pausedUntil`: the pause that this try begins, or that refuses it.
 */
export async function takeFactorTry(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<{ allowed: boolean; pausedUntil: Date | null }> {
  const key = factorKey(userId)
  const ends = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1_000)
  const count = sql<number>`CASE WHEN throttles.ends <= ${now} THEN 1 ELSE throttles.count + 1 END`
  // `since` is when tries are taken again: concurrent ones meet the pause that the fifth began.
  const pause = sql`(${factorPauses}::int[])[least((throttles.count + 1) / ${sql.lit(factorTries)}, ${sql.lit(factorPauses.length)})]`
  const taken = await db
    .insertInto('throttles')
    .values({ key, since: new Date(0), ends, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count,
          ends,
          since: sql<Date>`CASE WHEN (${count}) % ${sql.lit(factorTries)} = 0
            THEN ${now}::timestamptz + make_interval(secs => ${pause}) ELSE throttles.since END`,
        })
        .where(sql<boolean>`throttles.since <= ${now}`),
    )
    .returning('since')
    .executeTakeFirst()
  const since =
    taken?.since ?? (await db.selectFrom('throttles').select('since').where('key', '=', key).executeTakeFirst())?.since
  return { allowed: taken !== undefined, pausedUntil: since && since > now ? since : null }
}

/** Forgets the wrong tries, after a right one. */
export async function forgetFactorTries(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', factorKey(userId)).execute()
}

/** Uncounts an attempt that turned out right, or several that were taken back. */
export async function refundAllowance(db: Queryable, key: string, count = 1): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ count: sql`greatest(count - ${count}::int, 0)` })
    .where('key', '=', hashed(key))
    .execute()
}

/** Resets the count of a key. */
export async function resetAllowance(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', hashed(key)).execute()
}

const trustedSeconds = 90 * 24 * 60 * 60

const trustedKey = (userId: string, address: string) => `signed-in:${userId}:${addressBlock(address)}`

/** Remembers a sign-in to an account from an address for 90 days. */
export async function recordSignIn(tx: Queryable, userId: string, address: string, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + trustedSeconds * 1_000)
  await tx
    .insertInto('throttles')
    .values({ key: hashed(trustedKey(userId, address)), since: now, ends, count: 1 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ since: now, ends }))
    .execute()
}

/** Whether an account was signed in to from an address in the last 90 days. */
export async function hasSignedInFrom(db: Queryable, userId: string, address: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('throttles')
    .select('ends')
    .where('key', '=', hashed(trustedKey(userId, address)))
    .executeTakeFirst()
  return found !== undefined && found.ends > now
}
