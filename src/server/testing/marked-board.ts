import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Person, TestApp } from '#app/testing/test-app.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { applicationOf, draftOf, jobOf, memberOf, personOf, questionOf } from '#server/testing/people-and-jobs.ts'
import { insertFurtherPapers } from '#store/applications/application-papers.ts'
import { putJobNote } from '#store/applications/notes.ts'
import { addReplyTemplate } from '#store/applications/reply-templates.ts'
import { insertContactMessage } from '#store/people/contact-messages.ts'
import { lockEmployerProfile, markVerified, updateEmployerProfile } from '#store/people/employer-profiles.ts'
import { updateUser } from '#store/people/users.ts'
import { closeVerificationRequest, insertVerificationRequest } from '#store/people/verification-requests.ts'
import { markedApplications } from './marked-applications.ts'
import { importedBefore, type Marks, markedAnnouncement, markedIntegrations, markedJobs } from './marked-jobs.ts'
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
  /** The ids of what belongs to this side, by kind. */
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
    | 'question'
    | 'verification',
    string[]
  >
  /** Private values of this side that a search might look at. */
  searched: string[]
}

/** Every mark begins so; uuids and dates of birth are known by their shape. */
export const secretPattern =
  /\bmk[0-9a-f]{16}|\b19[23]\d-\d\d-\d\d|[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

export async function markedBoard(app: TestApp): Promise<MarkedBoard> {
  const secrets = new Map<string, Secret>()
  const keep: Marks['keep'] = (value, what, readers) => {
    secrets.set(value, { what, readers })
    return value
  }
  const mark: Marks['mark'] = (what, readers) => keep(`mk${randomBytes(8).toString('hex')}`, what, readers)

  const admin = await personOf(app, 'admin')
  const board = { app, admin, keep, mark }
  const { hiddenJob, decide, reports, singleReport } = markedJobs(board)
  const { sharedProfile, reviewOf, interviewOf, conversation, tell, resume, external } = markedApplications(board)
  await updateUser(app.open.db, admin.id, {
    name: mark('name of the administrator', [admin]),
    email: `${mark('email of the administrator', [admin])}@example.com`,
    phone: mark('phone of the administrator', [admin]),
  })
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
    const second = await resume(seeker, 'second paper that was sent', shared)
    const kept = await resume(seeker, 'resume that was not sent', [seeker])
    const application = keep(await applicationOf(app, jobs.applied, seeker, sent), 'id of an application', shared)
    await db.transaction().execute((tx) => insertFurtherPapers(tx, application, [second]))
    // Sent so late that nothing but whose it is keeps others from taking it back.
    const applied_at = new Date(now.getTime() + 5 * 60_000)
    const letter = mark('letter', shared)
    const written = ['motive', 'question', 'answer', 'source'].map((what) => mark(`${what} of an application`, shared))
    const [motive = '', text = '', value = '', source = ''] = written
    const answers = JSON.stringify([{ id: 'why', text, kind: 'text', value }])
    await db
      .updateTable('applications')
      .set({ cover_letter: letter, applied_at, profile: sharedProfile([...team, seeker]), motive, answers, source })
      .where('id', '=', application)
      .execute()
    await reviewOf(application, employer, [...team, seeker])
    const added = await external(publicJob, own)
    const messages = await conversation(application, [...team, seeker])
    for (const [at, to] of [seeker, employer].entries()) await tell(to, application, messages[at] ?? '')
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
    const asked = { text: mark('text of a question', [...team, seeker]) }
    const held = {
      text: mark('text of a held question', shared),
      answer: mark('held answer', own),
      state: 'held',
    } as const
    const questions = [await questionOf(app, publicJob, seeker, asked), await questionOf(app, publicJob, seeker, held)]
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
        application: [application, added],
        message: messages,
        interview: interviews,
        resume: [sent, second, kept],
        question: questions,
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
      await lockEmployerProfile(tx, employer.id)
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
}
