import { setTimeout as sleep } from 'node:timers/promises'
import type { RunSql } from '#store/database/session-pool.ts'
import type { OpenDatabase } from '#store/database.ts'
import * as people from './0001-people.ts'
import * as jobs from './0002-jobs.ts'
import * as search from './0003-search.ts'
import * as publicVersion from './0004-public-version.ts'
import * as searchVersion from './0005-search-version.ts'
import * as jobDecisions from './0006-job-decisions.ts'
import * as notificationSettings from './0007-notification-settings.ts'
import * as terms from './0008-terms.ts'
import * as employerProfiles from './0009-employer-profiles.ts'
import * as jobReports from './0010-job-reports.ts'
import * as searchTerms from './0011-search-terms.ts'
import * as textSketches from './0012-text-sketches.ts'
import * as jobRechecks from './0013-job-rechecks.ts'
import * as emailChanges from './0015-email-changes.ts'
import * as secondFactors from './0016-second-factors.ts'
import * as auditAddresses from './0017-audit-addresses.ts'
import * as applicationAge from './0018-application-age.ts'
import * as figures from './0019-figures.ts'
import * as deskLists from './0020-desk-lists.ts'
import * as searchLease from './0021-search-lease.ts'
import * as jobImports from './0022-job-imports.ts'
import * as securityNotices from './0025-security-notices.ts'
import * as notifications from './0026-notifications.ts'
import * as savedSearches from './0027-saved-searches.ts'
import * as messages from './0028-messages.ts'
import * as papers from './0029-papers.ts'
import * as deskSearch from './0030-desk-search.ts'
import * as peopleByRole from './0031-people-by-role.ts'
import * as alertNotifications from './0032-alert-notifications.ts'
import * as teams from './0035-teams.ts'
import * as applicantDesk from './0036-applicant-desk.ts'
import * as postings from './0037-postings.ts'
import * as approvalQueue from './0038-approval-queue.ts'
import * as auditReading from './0039-audit-reading.ts'
import * as deadlineNotifications from './0040-deadline-notifications.ts'
import * as suspensions from './0041-suspensions.ts'
import * as apiKeys from './0044-api-keys.ts'
import * as importedPostings from './0045-imported-postings.ts'
import * as contactInbox from './0046-contact-inbox.ts'
import * as webhooks from './0048-webhooks.ts'
import * as announcements from './0049-announcements.ts'
import * as whoActed from './0050-who-acted.ts'
import * as similarTexts from './0055-similar-texts.ts'
import * as verificationRequests from './0056-verification-requests.ts'
import * as operatorNotices from './0057-operator-notices.ts'
import * as whoArranged from './0058-who-arranged.ts'
import * as whoSetWebhooks from './0059-who-set-webhooks.ts'
import * as applicationTexts from './0060-application-texts.ts'

/** One step of the schema. `name` orders and identifies it; `sql` may hold several statements, and no begin or commit. */
export type Migration = { name: string; sql: string }

/** Every migration, in the order in which they are applied. */
export const migrations: Migration[] = [
  people,
  jobs,
  search,
  publicVersion,
  searchVersion,
  jobDecisions,
  notificationSettings,
  terms,
  employerProfiles,
  jobReports,
  searchTerms,
  textSketches,
  jobRechecks,
  emailChanges,
  secondFactors,
  auditAddresses,
  applicationAge,
  figures,
  deskLists,
  searchLease,
  jobImports,
  securityNotices,
  notifications,
  savedSearches,
  messages,
  papers,
  deskSearch,
  peopleByRole,
  alertNotifications,
  teams,
  applicantDesk,
  postings,
  approvalQueue,
  auditReading,
  deadlineNotifications,
  suspensions,
  apiKeys,
  importedPostings,
  contactInbox,
  webhooks,
  announcements,
  whoActed,
  similarTexts,
  verificationRequests,
  operatorNotices,
  whoArranged,
  whoSetWebhooks,
  applicationTexts,
]

/** `unknown`: migrations in the database that this version does not have (a newer one ran here); a reason to warn. */
export type MigrationResult = { applied: string[]; unknown: string[] }

/** The role of this connection may not change the schema, as docs/configuration.md, Roles of the database, suggests. */
export class MigrationsNotPermitted extends Error {
  override name = 'MigrationsNotPermitted'
  constructor(migration: string) {
    super(
      `The database lacks the migration ${migration}, and the role of DATABASE_URL may not change the schema: run "npm run migrate" with the role that may.`,
    )
  }
}

/** SQLSTATE insufficient_privilege. */
const isNotPermitted = (error: unknown) => (error as { code?: unknown }).code === '42501'

/** An arbitrary key of an advisory lock that nothing else uses. */
const LOCK = 736_804_417

/**
 * How long a migration waits for a table that somebody reads (ms), and how often it tries. While it waits, everybody else
 * who wants the table waits behind it, so it gives up soon and tries again: before PostgreSQL looks for deadlocks (after
 * a second), in which it would end a request of an old node as well.
 */
const tableLock = { waitMs: 500, pauseMs: 1_000, tries: 120 }

/** PostgreSQL's codes for a lock that was not had in time, and for a deadlock. */
const locked = ['55P03', '40P01']

/**
 * Brings the schema up to date, each migration in its own transaction. Several nodes may start at once: each migration is
 * applied by the first of them, the others wait for it, as long as it takes. The lock belongs to the transaction, since
 * behind a pooler of transactions the next one may be on another connection.
 */
export async function migrate(open: OpenDatabase, steps: Migration[] = migrations): Promise<MigrationResult> {
  const names = steps.map(({ name }) => name)
  if (new Set(names).size < names.length) throw new Error('Two migrations have the same name')

  return open.withOwnConnection(async (run) => {
    const before = await appliedNames(run)
    const applied: string[] = []
    for (const step of steps) {
      if (before.includes(step.name)) continue
      if (await apply(step, run)) applied.push(step.name)
    }
    return { applied, unknown: before.filter((name) => !names.includes(name)) }
  })
}

/** Names of the migrations that a database has, oldest first. */
export async function appliedNames(run: RunSql): Promise<string[]> {
  const { rows: tables } = await run(`select to_regclass('schema_migrations') is not null as there`)
  if (!tables[0]?.there) return []
  const { rows } = await run('select name from schema_migrations order by name')
  return rows.map((row) => row.name)
}

/** Whether it was applied here; another node may have been faster. */
async function apply({ name, sql }: Migration, run: RunSql): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    await run('begin')
    try {
      await run('select pg_advisory_xact_lock($1)', [LOCK])
      const isNew = !(await appliedNames(run)).includes(name)
      if (isNew) {
        await run(`set local lock_timeout = ${tableLock.waitMs}`)
        await run(`create table if not exists schema_migrations (
          name text primary key,
          applied_at timestamptz not null default now()
        )`)
        await run(sql)
        await run('insert into schema_migrations (name) values ($1)', [name])
      }
      await run('commit')
      return isNew
    } catch (error) {
      await run('rollback').catch(() => {})
      if (isNotPermitted(error)) throw new MigrationsNotPermitted(name)
      if (!locked.includes(String((error as { code?: unknown }).code)) || attempt === tableLock.tries)
        throw new Error(`Migration ${name} failed`, { cause: error })
      await sleep(tableLock.pauseMs)
    }
  }
}
