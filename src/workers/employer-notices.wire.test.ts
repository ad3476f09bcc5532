import { expect, test } from 'vitest'
import { applyToJob } from '#actions/applications/applying.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, testNow } from '#app/testing/job-board.ts'
import { mailAfterSeconds } from '#rules/jobs/undo-application.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { storeNotificationSettings } from '#store/people/notification-settings.ts'
import { composeMail } from './compose-mail.ts'
import { app } from './testing/mailbox.ts'
import { remindDeadlines } from './workers.ts'

let owner: Viewer
const board = fixture(() => openTestBoard())

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)

/** Applies to a job, and gives the follow-ups for the employer that come of it. */
async function apply(jobId: string, at: Date, name?: string) {
  const before = board.followUps.length
  const seeker = await board.person('user', name)
  await applyToJob({ params: { id: jobId }, query: {}, body: {} }, board.as(seeker, at))
  return board.followUps.slice(before).filter(({ kind }) => kind !== 'application-sent')
}
const mailOf = (followUp: unknown, now: Date) => composeMail(followUp as never, { db: board.open.db, now, ...app })

test('the first application is mailed at once, and those of the next half hour in one mail', async () => {
  owner = await board.person('employer', '採用 太郎')
  const job = await board.job(owner, { title: '校正' })
  expect(await apply(job, minutes(0))).toMatchObject([{ kind: 'application-received' }])
  const [digest] = await apply(job, minutes(1), '佐藤 美咲')
  const due = new Date(minutes(30).getTime() + mailAfterSeconds * 1_000).toISOString()
  expect(digest).toMatchObject({ kind: 'notifications', user_id: owner.id, due })
  expect(await Promise.all([apply(job, minutes(2), '鈴木 一郎'), apply(job, minutes(20), '田中 次郎')])).toEqual([
    [],
    [],
  ])
  const elsewhere = await board.job(await board.person('employer'))
  expect(await apply(elsewhere, minutes(21))).toMatchObject([{ kind: 'application-received' }])
  const mail = await mailOf(digest, minutes(31))
  expect(mail?.subject).toBe('求人への応募が3件ありました｜しごと帖')
  for (const name of ['佐藤 美咲さん', '鈴木 一郎さん', '田中 次郎さん', '/employer/applications'])
    expect(mail?.text).toContain(name)

  // Within half an hour of that mail another one waits; later the next one goes at once.
  expect(await apply(job, minutes(45))).toMatchObject([{ kind: 'notifications' }])
  expect(await apply(job, minutes(120))).toMatchObject([{ kind: 'application-received' }])
  await storeNotificationSettings(board.open.db, owner.id, { kinds: { application_received: { mail: false } } })
  expect(await mailOf(digest, minutes(31))).toBeNull()
})

test('the owner of a public job is reminded seven days before its deadline, once for each deadline', async () => {
  const employer = await board.person('employer')
  const near = await board.job(employer, { title: '製本', deadline: '2026-11-27' })
  for (const given of [
    { deadline: '2026-11-28' },
    { deadline: '2026-11-20' },
    { deadline: null },
    { deadline: '2026-11-25', is_active: false },
    { deadline: '2026-11-25', approval_status: 'pending' as const },
  ])
    await board.job(employer, given)
  const added: unknown[] = []
  const followUps = { opened: async () => {}, add: async (_tx: unknown, one: unknown) => void added.push(one) }
  const remind = (at: Date) => remindDeadlines(board.open.db, followUps, at)
  await remind(testNow)
  await remind(testNow)
  expect(added).toMatchObject([{ kind: 'notifications', user_id: employer.id }])
  const mail = await mailOf(added[0], testNow)
  expect(mail?.subject).toBe('求人の締切が近づいています｜しごと帖')
  expect(mail?.text).toContain('製本（締切 2026年11月27日（金））')
  expect(mail?.text).toContain(`${app.publicUrl}/employer/jobs/${near}/edit#job-deadline`)

  await board.open.db.updateTable('jobs').set({ deadline: '2026-12-20' }).where('id', '=', near).execute()
  await remind(new Date('2026-12-14T00:00:00Z'))
  expect(added).toHaveLength(2)
})
