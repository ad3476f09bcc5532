import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Person, TestApp } from '#app/testing/test-app.ts'
import type { KeyScope } from '#rules/people/api-keys.ts'
import { jobOf, webhookOf } from '#server/testing/people-and-jobs.ts'
import { insertAnnouncement } from '#store/announcements.ts'
import { addCaseNote, lockCase } from '#store/cases.ts'
import type { Transaction } from '#store/database.ts'
import { addDecision, undoLastDecision } from '#store/jobs/job-decisions.ts'
import { addReport, closeCase, lockOpenCase, putOnDesk } from '#store/jobs/job-reports.ts'
import { saveImported } from '#store/jobs/posting-imports.ts'
import { insertApiKey, newKey } from '#store/people/api-keys.ts'
import { putInvitation } from '#store/people/team-invitations.ts'
import { addTestDelivery } from '#store/people/webhook-deliveries.ts'
import { idleQueue } from '#store/testing/rows.ts'
import { importedReference } from './sample-calls/job-calls.ts'

/** Remembers what stands in one place, and who may read it. */
export type Marks = {
  keep: (value: string, what: string, readers: readonly Person[]) => string
  mark: (what: string, readers: readonly Person[]) => string
}

/** A board on which marks are being set, and its administrator. */
export type BeingMarked = Marks & { app: TestApp; admin: Person }

/** What only owners of an employer read: its keys, webhooks with what was sent, and who is invited. */
export async function markedIntegrations(app: TestApp, employer: Person, { keep, mark }: Marks) {
  const { db } = app.open
  const now = app.dependencies.now()
  const word = (what: string) => mark(what, [employer])

  const { hash } = newKey()
  const named = { id: v7(), name: word('name of a key'), scopes: ['jobs:read'] satisfies KeyScope[] }
  const made = { shown: word('start of a key'), hash, created_at: now, expires_at: null }
  const key = { ...named, ...made, employer_id: employer.id, created_by: employer.id }
  await db.transaction().execute((tx) => insertApiKey(tx, key, 1))

  const url = `https://hooks.example.com/${word('address of a webhook')}`
  const webhook = await webhookOf(app, employer, { url, events: ['application.received'] })
  keep(webhook.secret, 'secret of a webhook', [])
  const delivery = await db
    .transaction()
    .execute((tx) => addTestDelivery(tx, idleQueue(), { webhookId: webhook.id, now }))
  // Over, so that nothing but whose it is keeps it from being sent again.
  const sent = { state: 'delivered', tries: 1 } as const
  await db.updateTable('webhook_deliveries').set(sent).where('id', '=', delivery).execute()

  const { secret } = app.dependencies.config
  const email = `${word('email of somebody invited')}@example.com`
  const invitation = { employerId: employer.id, email, role: 'recruiter', by: employer.id, secret, now } as const
  const invited = (await db.transaction().execute((tx) => putInvitation(tx, invitation))) ?? ''
  const own = (id: string, what: string) => [keep(id, `id of a ${what}`, [employer])]
  return {
    key: own(key.id, 'key'),
    webhook: own(webhook.id, 'webhook'),
    delivery: own(delivery, 'delivery'),
    invitation: own(invited, 'invitation'),
  }
}

/** No public job is in this prefecture. */
const hiddenPrefecture = '沖縄県那覇市'

/** Puts jobs that the public does not see, decisions and reports on a marked board. */
export function markedJobs({ app, admin, keep, mark }: BeingMarked) {
  const { db } = app.open
  const now = app.dependencies.now()
  return { hiddenJob, decide, reports, singleReport }

  async function hiddenJob(
    employer: Person,
    { what, given, readers }: { what: string; given: Parameters<typeof jobOf>[2]; readers: readonly Person[] },
  ): Promise<string> {
    const word = (field: string) => mark(`${field} of a ${what}`, readers)
    const id = await jobOf(app, employer, {
      title: word('title'),
      company: word('company'),
      location: `${hiddenPrefecture}${word('location')}`,
      description: word('description'),
      requirements: [word('requirement')],
      benefits: [word('benefit')],
      terms: { duties: { initial: word('duty') }, pay: { unit: 'hour', min: 1_500, note: word('pay') } },
      ...given,
    })
    return keep(id, `id of a ${what}`, readers)
  }

  async function decide(job_id: string, kind: 'rejected' | 'stopped', reason: string, takenBack = false) {
    await addDecision(db, { job_id, kind, reason, decided_by: admin.id, decided_at: now })
    if (!takenBack) return
    await db
      .transaction()
      .execute((tx) => undoLastDecision(tx, { jobId: job_id, by: admin.id, since: new Date(0), now }))
  }

  /** A closed case with a report of the seeker, and an open one with a report of nobody. */
  function reports(job_id: string, seeker: Person): Promise<string[]> {
    return db.transaction().execute(async (tx) => {
      const first = await lockOpenCase(tx, job_id, now)
      const said = { case_id: first.id, job_id, reason: 'suspicious', reported_at: now } as const
      const text = mark('text of a report', [seeker, admin])
      await addReport(tx, { ...said, reporter_id: seeker.id, viewer: randomBytes(32), text })
      await putOnDesk(tx, first.id, now)
      await closeCase(tx, { id: first.id, by: admin.id, note: mark('note of a closed case', [admin]), now })
      const second = await lockOpenCase(tx, job_id, now)
      const anonymous = { case_id: second.id, reporter_id: null, viewer: randomBytes(32) }
      await addReport(tx, { ...said, ...anonymous, text: mark('text of an anonymous report', [admin]) })
      await putOnDesk(tx, second.id, now)
      const incidents = await incidentsOf(tx, [first.id, second.id])
      return [...[first.id, second.id].map((id) => keep(id, 'id of a case of reports', [admin])), ...incidents]
    })
  }

  /** The case that joins reports, with a note of an operator and what was decided on the account before. */
  async function incidentsOf(tx: Transaction, reports: string[]): Promise<string[]> {
    const rows = await tx
      .selectFrom('job_report_cases')
      .select('joined_case as id')
      .where('id', 'in', reports)
      .execute()
    const id = rows.flatMap((row) => row.id ?? [])[0] ?? ''
    const note = { case_id: id, author_id: admin.id, written_at: now }
    await addCaseNote(tx, { ...note, text: mark('note on a case', [admin]) })
    const { account_id } = await lockCase(tx, id)
    const closed = { closed_at: now, closed_by: admin.id, finding: mark('finding of a case', [admin]) }
    const before = await tx
      .insertInto('cases')
      .values({ account_id, opened_at: now, ...closed })
      .returning('id')
      .executeTakeFirstOrThrow()
    return [id, before.id]
  }

  /** A case that no administrator reads yet, because one reader may be mistaken. */
  function singleReport(job_id: string): Promise<string> {
    return db.transaction().execute(async (tx) => {
      const { id } = await lockOpenCase(tx, job_id, now)
      const said = { reason: 'other', text: mark('text of a single report', []), reported_at: now } as const
      await addReport(tx, { case_id: id, job_id, reporter_id: null, viewer: randomBytes(32), ...said })
      return keep(id, 'id of a case that is not on the desk', [])
    })
  }
}

/** An announcement that is not due, which administrators alone read until then; gives its id. */
export async function markedAnnouncement(app: TestApp, admin: Person, { keep, mark }: Marks): Promise<string> {
  const now = app.dependencies.now()
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const word = (what: string) => mark(`${what} of an announcement`, [admin])
  const told = {
    text: word('text'),
    link: `/${word('link')}`,
    tone: 'info',
    starts_at: at(30),
    ends_at: at(31),
  } as const
  const id = keep(v7(), 'id of an announcement', [admin])
  await app.open.db.transaction().execute((tx) => insertAnnouncement(tx, { ...told, id, created_by: admin.id, now }))
  return id
}

/** A job that came of a posting with the number that others give theirs too. */
export async function importedBefore(app: TestApp, employer: Person, job_id: string): Promise<void> {
  const row = { owner_id: employer.id, key: `reference ${importedReference}`, job_id }
  await app.open.db.transaction().execute((tx) => saveImported(tx, [row]))
}
