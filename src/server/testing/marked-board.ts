import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Person, TestApp } from '#app/testing/test-app.ts'
import type { Side as TalkingSide } from '#rules/messages/sides.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { applicationOf, draftOf, jobOf, memberOf, messageOf, personOf } from '#server/testing/people-and-jobs.ts'
import { addApplicationNote } from '#store/applications/application-notes.ts'
import { putReview } from '#store/applications/application-reviews.ts'
import { putJobNote } from '#store/applications/job-notes.ts'
import { addReplyTemplate } from '#store/applications/reply-templates.ts'
import { insertInterview } from '#store/interviews/interviews.ts'
import { addDecision, undoLastDecision } from '#store/jobs/job-decisions.ts'
import { addReport, closeCase, lockOpenCase, putOnDesk } from '#store/jobs/job-reports.ts'
import { insertContactMessage } from '#store/people/contact-messages.ts'
import { lockEmployerProfile, markVerified, updateEmployerProfile } from '#store/people/employer-profiles.ts'
import { insertResume } from '#store/people/files.ts'
import { notify } from '#store/people/notify.ts'
import { updateUser } from '#store/people/users.ts'
import { closeVerificationRequest, insertVerificationRequest } from '#store/people/verification-requests.ts'
import { importedBefore, markedAnnouncement } from './marked-announcement.ts'
import { type Marks, markedIntegrations } from './marked-integrations.ts'
import { markMember, markPerson } from './marked-people.ts'

/** A text or id that stands in one place of the database, and who may read it. */
type Secret = { what: string; readers: readonly Person[] }

/** A board on which every private value is unique: a person who reads another's has found a leak. */
export type MarkedBoard = {
  admin: Person
  /** Two employers with a job seeker each, who have nothing to do with each other. */
  sides: [Side, Side]
  secrets: ReadonlyMap<string, Secret>
}

export type Side = {
  employer: Person
  /** Works for the employer, and reads only. */
  reader: Person
  /** Works for the employer, and decides on its applications. */
  recruiter: Person
  seeker: Person
  publicJob: string
  /** Every id of something that belongs to one of the two, by what it names. */
  ids: Record<
    | 'user'
    | 'job'
    | 'application'
    | 'message'
    | 'interview'
    | 'resume'
    | 'case'
    | 'passkey'
    | 'session'
    | 'block'
    | 'savedSearch'
    | 'draft'
    | 'notification'
    | 'key'
    | 'webhook'
    | 'delivery'
    | 'invitation'
    | 'announcement'
    | 'template'
    | 'verification',
    string[]
  >
  /** Private values of this side that a search might look at. */
  searched: string[]
}

/** Every mark begins so, and uuids are known by their shape. */
export const secretPattern = /\bmk[0-9a-f]{16}|[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** No public job is in this prefecture. */
const hiddenPrefecture = '沖縄県那覇市'

export async function markedBoard(app: TestApp): Promise<MarkedBoard> {
  const secrets = new Map<string, Secret>()
  const keep: Marks['keep'] = (value, what, readers) => {
    secrets.set(value, { what, readers })
    return value
  }
  const mark: Marks['mark'] = (what, readers) => keep(`mk${randomBytes(8).toString('hex')}`, what, readers)

  const admin = await personOf(app, 'admin')
  const board = { app, admin, keep, mark }
  await updateUser(app.open.db, admin.id, { name: mark('name of the administrator', [admin]) })
  const { db } = app.open
  const now = app.dependencies.now()
  const contact = { name: mark('sender', [admin]), email: mark('sender', [admin]), subject: mark('subject', [admin]) }
  await insertContactMessage(db, {
    id: v7(),
    ...contact,
    message: mark('message to the operator', [admin]),
    received_at: now,
  })
  return { admin, sides: [await side(), await side()], secrets }

  async function side(): Promise<Side> {
    const founder = await personOf(app, 'employer')
    const [recruiter, reader] = [await memberOf(app, founder, 'recruiter'), await memberOf(app, founder, 'viewer')]
    const team = [founder, recruiter, reader]
    const employer = await markPerson(board, founder, team)
    for (const member of [recruiter, reader]) await markMember(board, member, team)
    const seeker = await markPerson(board, await personOf(app), team)
    const own = [employer, recruiter, reader, admin]
    const shared = [...own, seeker]
    // Not that of the employer, which stands beside its public jobs.
    await updateUser(db, seeker.id, { name: mark('name of a job seeker', shared) })
    await profileOf(employer, own)
    const request = await verification(employer, own)
    const integrations = await markedIntegrations(app, employer, { keep, mark })

    const publicJob = await jobOf(app, employer)
    for (const reader of [employer, seeker]) {
      const text = mark('note on a job', [reader])
      await putJobNote(db, { user_id: reader.id, job_id: publicJob, text, updated_at: now })
    }
    const hidden = (what: string, given: Parameters<typeof jobOf>[2], readers: readonly Person[] = own) =>
      hiddenJob(employer, { what, given, readers })
    const [rejected, later] = [mark('reason of a rejection', own), mark('reason of a later rejection', own)]
    const jobs = {
      pending: await hidden('pending job', { approval_status: 'pending', was_public: false }),
      rejected: await hidden('rejected job', { approval_status: 'rejected', rejection_reason: rejected }),
      stopped: await hidden('stopped job', { is_active: false, stopped_by_operator: true }),
      past: await hidden('job past its deadline', { deadline: '2020-01-01' }),
      closed: await hidden('closed job', { is_active: false }),
      applied: await hidden(
        'job that was applied to',
        { approval_status: 'rejected', rejection_reason: later },
        shared,
      ),
    }
    await decide(jobs.rejected, 'rejected', rejected)
    await decide(jobs.stopped, 'stopped', mark('reason of a stop', own))
    await decide(jobs.pending, 'rejected', mark('reason that was taken back', []), true)

    const sent = await resume(seeker, 'resume that was sent', shared)
    const kept = await resume(seeker, 'resume that was not sent', [seeker])
    const application = keep(await applicationOf(app, jobs.applied, seeker, sent), 'id of an application', shared)
    // Sent so late that nothing but whose it is keeps others from taking it back.
    const applied_at = new Date(now.getTime() + 5 * 60_000)
    const letter = mark('letter', shared)
    await db
      .updateTable('applications')
      .set({ cover_letter: letter, applied_at, profile: sharedProfile([...team, seeker]) })
      .where('id', '=', application)
      .execute()
    await reviewOf(application, employer, [...team, seeker])
    const written = await conversation(application, [...team, seeker])
    for (const [at, to] of [seeker, employer].entries()) await tell(to, application, written[at] ?? '')
    const interviews = [await interviewOf(application, employer, [...team, seeker])]
    await db
      .insertInto('job_view_days')
      .values({ job_id: publicJob, day: tokyoDate(now), views: 3 })
      .execute()
    const title = mark('title of a draft', team)
    const draft = keep(await draftOf(app, employer, { title }), 'id of a draft', team)
    const template = { name: mark('name of a reply', team), text: mark('text of a reply', team), updated_at: now }
    const reply = keep((await addReplyTemplate(db, employer.id, template, 1)) ?? '', 'id of a reply', team)
    const announcement = await markedAnnouncement(app, admin, { keep, mark })
    await importedBefore(app, employer, jobs.pending)
    const cases = [...(await reports(publicJob, seeker)), await singleReport(await jobOf(app, employer))]

    const labels = ['name of a job seeker', 'email of a user', 'email of a employer', 'letter']
    const searched = [...secrets].filter(
      ([, { what, readers }]) =>
        readers.includes(employer) && (labels.includes(what) || /^(title|company|description) of/.test(what)),
    )
    return {
      employer,
      reader,
      recruiter,
      seeker,
      publicJob,
      ids: {
        ...integrations,
        template: [reply],
        verification: [request],
        announcement: [announcement],
        user: [...team, seeker].map(({ id }) => id),
        job: [publicJob, ...Object.values(jobs)],
        application: [application],
        message: written,
        interview: interviews,
        resume: [sent, kept],
        case: cases,
        passkey: await idsOf('passkeys', [employer, seeker]),
        session: await idsOf('sessions', [...team, seeker]),
        block: await idsOf('blocked_employers', [employer, seeker]),
        draft: [draft],
        savedSearch: await idsOf('saved_searches', [employer, seeker]),
        notification: await idsOf('notifications', [employer, seeker]),
      },
      searched: searched.map(([value]) => value),
    }
  }

  /** What the applicant shared of the profile; it was changed since. */
  function sharedProfile(readers: readonly Person[]): string {
    const word = (what: string) => mark(`${what} in a shared profile`, readers)
    return JSON.stringify({
      headline: mark('line of a shared profile', readers),
      summary: word('summary'),
      experiences: [{ title: word('post'), company: word('former employer'), startDate: '2020-04' }],
      educations: [{ degree: word('degree'), school: word('university') }],
      skills: [{ name: word('skill'), level: 'expert' }],
    })
  }

  /** What the employer wrote down; the applicant reads it in the export of the account alone. */
  async function reviewOf(application_id: string, author: Person, both: readonly Person[]): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const tags = [mark('tag of an application', both)]
      await putReview(tx, application_id, { tags, rating: 4, assignee_id: author.id, stage: 'first' }, now)
      const text = mark('note on an application', both)
      await addApplicationNote(tx, { application_id, author_id: author.id, text, written_at: now })
    })
  }

  /** An interview that was proposed and not answered. */
  async function interviewOf(application_id: string, owner: Person, both: readonly Person[]): Promise<string> {
    const id = keep(v7(), 'id of an interview', both)
    const [place, note] = [mark('place of an interview', both), mark('note of an interview', both)]
    const start = new Date(now.getTime() + 7 * 86_400_000)
    const terms = { kind: 'onsite' as const, place, note, minutes: 60, slots: [start], shared_slot: true }
    const state = { status: 'proposed', proposed_by: 'employer', created_at: now, updated_at: now } as const
    await db
      .transaction()
      .execute((tx) => insertInterview(tx, { id, application_id, owner_id: owner.id, ...terms, ...state }))
    return id
  }

  /** What no administrator reads, because nobody reported it. */
  async function conversation(application: string, both: readonly Person[]): Promise<string[]> {
    const write = async (sender: TalkingSide) => {
      const body = mark(`message of the ${sender}`, both)
      return keep(await messageOf(app, application, sender, body), 'id of a message', both)
    }
    return [await write('employer'), await write('applicant')]
  }

  /** Tells somebody of a message, which they have not read. */
  function tell(to: Person, application_id: string, message_id: string): Promise<void> {
    const about = { kind: 'message', application_id, message_id } as const
    return db.transaction().execute((tx) => notify(tx, app.dependencies.followUps, { to: to.id, about, now }))
  }

  async function idsOf(
    table: 'passkeys' | 'sessions' | 'blocked_employers' | 'saved_searches' | 'notifications',
    people: readonly Person[],
  ): Promise<string[]> {
    const users = people.map(({ id }) => id)
    const rows = await db.selectFrom(table).select(['id', 'user_id']).where('user_id', 'in', users).execute()
    return rows.map(({ id, user_id }) =>
      keep(id, `id in ${table}`, [
        ...people.filter((person) => person.id === user_id),
        ...(table === 'sessions' ? [admin] : []),
      ]),
    )
  }

  async function profileOf(employer: Person, readers: readonly Person[]): Promise<void> {
    const [kana, representative, number] = ['kana', 'representative', 'corporate number'].map((what) =>
      mark(`${what} of an employer`, readers),
    ) as [string, string, string]
    await db.transaction().execute(async (tx) => {
      await lockEmployerProfile(tx, employer.id, now)
      const facts = { name_kana: kana, representative, corporate_number: number, updated_at: now }
      const profile = await updateEmployerProfile(tx, employer.id, facts)
      await markVerified(tx, profile, { note: mark('note of a verification', [admin]), now })
    })
  }

  /** A request that was refused. */
  async function verification(employer: Person, readers: readonly Person[]): Promise<string> {
    const id = keep(v7(), 'id of a request to be verified', readers)
    await db.transaction().execute(async (tx) => {
      const asked_at = new Date(now.getTime() - 86_400_000)
      await insertVerificationRequest(tx, { id, employer_id: employer.id, asked_by: employer.id, asked_at })
      const reason = mark('reason why an employer was not verified', readers)
      const closing = { employerId: employer.id, by: admin.id, now, reason } as const
      await closeVerificationRequest(tx, { ...closing, outcome: 'refused' })
    })
    return id
  }

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

  async function resume(seeker: Person, what: string, readers: readonly Person[]): Promise<string> {
    const id = keep(v7(), `id of a ${what}`, readers)
    const content = Buffer.from(`%PDF-1.7 ${mark(`text of a ${what}`, readers)}`)
    const name = `${mark(`name of a ${what}`, readers)}.pdf`
    const file = { name, kind: 'pdf', size: content.length, content } as const
    await insertResume(db, { id, user_id: seeker.id, ...file, uploaded_at: now })
    return id
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
      return [first.id, second.id].map((id) => keep(id, 'id of a case of reports', [admin]))
    })
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
