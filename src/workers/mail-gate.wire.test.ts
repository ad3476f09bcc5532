import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import type { FollowUp } from '#store/follow-ups.ts'
import { updateUser } from '#store/people/users.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { addApplication } from '#store/testing/rows.ts'
import { composeMail } from './compose-mail.ts'
import { app, job, person, recordingTransport, startNode } from './testing/mailbox.ts'

const open = fixture(openTestDatabase)

/** An application between two people who have not confirmed their email, everything marked. */
async function unconfirmedSides() {
  const [seeker, owner] = [await person(open, '目印 花子'), await person(open, '目印 商店', 'employer')]
  for (const { id } of [seeker, owner]) await updateUser(open.db, id, { email_verified: false })
  const job_id = await job(open, owner, '目印の求人')
  await open.db.updateTable('jobs').set({ company: '目印' }).where('id', '=', job_id).execute()
  const application_id = await addApplication(open.db, { job_id, user_id: seeker.id }, { cover_letter: '目印' })
  return { seeker, owner, application_id, job_id }
}

test('an unconfirmed email gets mails of its own affairs without words of others', async () => {
  const { seeker, owner, application_id, job_id } = await unconfirmedSides()
  const told = async (user_id: string, kind: string, about: object) => {
    const [bundle, due] = [v7(), new Date()]
    const state = { listed: true, detail: JSON.stringify({ deadline: '2026-12-01' }) }
    const row = {
      id: v7(),
      user_id,
      kind,
      at: due,
      ...state,
      mail_bundle: bundle,
      mail_due: due,
      application_id,
      ...about,
    }
    await open.db
      .insertInto('notifications')
      .values(row as never)
      .execute()
    return { kind: 'notifications' as const, user_id, bundle, due: due.toISOString() }
  }
  const due: [FollowUp, { email: string }, subject: string][] = [
    [{ kind: 'application-received', application_id }, owner, '求人への応募がありました'],
    [{ kind: 'application-sent', application_id }, seeker, '応募を受け付けました'],
    [{ kind: 'status-changed', application_id, status: 'accepted' }, seeker, '選考状況のお知らせ'],
    [{ kind: 'job-approved', job_id }, owner, '求人が承認されました'],
    [await told(seeker.id, 'message', { message_id: v7() }), seeker, 'メッセージが届きました'],
    [await told(owner.id, 'message', { message_id: v7() }), owner, 'メッセージが届きました'],
    [await told(seeker.id, 'interview_proposed', {}), seeker, '面接の日時のご提案'],
  ]
  const context = { db: open.db, now: new Date(), ...app }
  for (const [followUp, { email }, subject] of due) {
    const mail = await composeMail(followUp, context)
    expect(mail).toMatchObject({ to: email, subject: `${subject}｜しごと帖` })
    expect(JSON.stringify(mail)).not.toMatch(/目印/)
  }
  expect(await composeMail(await told(owner.id, 'job_ending', { job_id, application_id: null }), context)).toBeNull()

  await updateUser(open.db, owner.id, { email_verified: true })
  expect((await composeMail({ kind: 'application-received', application_id }, context))?.text).toContain(
    '目印 花子さん',
  )
})

test('an unconfirmed mailbox gets five mails a day under all its spellings, and the sixth is reported', async () => {
  const { delivered, transport } = recordingTransport((tries) => {
    if (tries === 1) throw Object.assign(new Error('450 busy'), { code: 'EENVELOPE', responseCode: 450 })
  })
  const { seeker, job_id } = await unconfirmedSides()
  const other = await person(open, '目印 二郎')
  await updateUser(open.db, other.id, { email: seeker.email.replace('@', '+2@'), email_verified: false })
  const node = await startNode(open, transport)
  const apply = async (user_id: string) => {
    await open.db.deleteFrom('applications').where('user_id', '=', user_id).execute()
    return addApplication(open.db, { job_id, user_id })
  }
  const [mine, others] = [await apply(seeker.id), await apply(other.id)]
  for (const application_id of [mine, others])
    for (const status of ['reviewed', 'accepted', 'rejected'] as const)
      await node.followUps.add(open.db, { kind: 'status-changed', application_id, status })
  const limited = () => node.logged.filter(({ text }) => text.includes('got too many today'))
  await vi.waitFor(() => expect([delivered.length, limited().length]).toEqual([5, 1]), 8_000)
  expect(limited()).toMatchObject([{ level: 'warn', facts: { kind: 'status-changed' } }])
  await node.stop()
})
