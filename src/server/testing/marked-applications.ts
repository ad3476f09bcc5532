import { v7 } from 'uuid'
import type { Person } from '#app/testing/test-app.ts'
import type { Side as TalkingSide } from '#rules/messages/sides.ts'
import { messageOf } from '#server/testing/people-and-jobs.ts'
import { putReview } from '#store/applications/application-reviews.ts'
import { insertExternal } from '#store/applications/external-applicants.ts'
import { addApplicationNote } from '#store/applications/notes.ts'
import { insertInterview } from '#store/interviews/interviews.ts'
import { insertResume } from '#store/people/files.ts'
import { notify } from '#store/people/notify.ts'
import type { BeingMarked } from './marked-jobs.ts'

/** Puts what belongs to an application on a marked board. */
export function markedApplications({ app, keep, mark }: BeingMarked) {
  const { db } = app.open
  const now = app.dependencies.now()
  return { sharedProfile, reviewOf, interviewOf, conversation, tell, resume, external }

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
    const url = `https://meet.example.com/${mark('address of an interview', both)}`
    const state = { status: 'proposed', proposed_by: 'employer', created_at: now, updated_at: now } as const
    await db
      .transaction()
      .execute((tx) => insertInterview(tx, { id, application_id, owner_id: owner.id, url, ...terms, ...state }))
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

  /** A person from elsewhere whom the team added. */
  async function external(jobId: string, readers: readonly Person[]): Promise<string> {
    const id = keep(v7(), 'id of an external applicant', readers)
    const [name, letter] = [mark('name of an external applicant', readers), mark('letter of one', readers)]
    const source = mark('source of one', readers)
    const person = { name, email: `${mark('email of one', readers)}@example.com`, phone: null, letter, source }
    const content = Buffer.from(`%PDF-1.7 ${mark('text of the file of one', readers)}`)
    const fileId = keep(v7(), 'id of the file of one', readers)
    const file = { id: fileId, name: `${mark('file of one', readers)}.pdf`, kind: 'pdf' as const, content }
    await db.transaction().execute((tx) => insertExternal(tx, { id, jobId, now }, person, file))
    return id
  }

  async function resume(seeker: Person, what: string, readers: readonly Person[]): Promise<string> {
    const id = keep(v7(), `id of a ${what}`, readers)
    const content = Buffer.from(`%PDF-1.7 ${mark(`text of a ${what}`, readers)}`)
    const name = `${mark(`name of a ${what}`, readers)}.pdf`
    const file = { name, kind: 'pdf', size: content.length, content } as const
    await insertResume(db, { id, user_id: seeker.id, ...file, uploaded_at: now })
    return id
  }
}
