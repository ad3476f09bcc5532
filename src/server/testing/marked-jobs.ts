import { randomBytes } from 'node:crypto'
import type { Person } from '#app/testing/test-app.ts'
import { jobOf } from '#server/testing/people-and-jobs.ts'
import { addCaseNote, lockCase } from '#store/cases.ts'
import type { Transaction } from '#store/database.ts'
import { addDecision, undoLastDecision } from '#store/jobs/job-decisions.ts'
import { addReport, closeCase, lockOpenCase, putOnDesk } from '#store/jobs/job-reports.ts'
import type { BeingMarked } from './marked-people.ts'

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
