import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard } from '#app/testing/job-board.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { insertResume, putAvatar, takeStorage } from '#store/people/files.ts'
import { applyToJob } from './applications/applying.ts'
import { uploadResume } from './files.ts'
import { sendMessage } from './messages.ts'

const board = fixture(openTestBoard)

const most = 1024 * 1024

test('of eight concurrent resumes, those that fit into the storage of an account are stored', async () => {
  const { db } = board.open
  for (let round = 0; round < 5; round += 1) {
    const person = await board.person()
    const content = Buffer.alloc(64 * 1024)
    content.write('%PDF-1.7')
    // All that is there but room for three.
    const size = most - 3 * content.length
    const held = { id: v7(), user_id: person.id, name: '履歴書.pdf', kind: 'pdf', size } as const
    await insertResume(db, { ...held, content: Buffer.from('%PDF-1.7'), uploaded_at: new Date() })
    const input: Parameters<typeof uploadResume>[0] = {
      params: {},
      query: {},
      body: {},
      resume: { name: '履歴書.pdf', content },
    }
    const uploads = Array.from({ length: 8 }, () => uploadResume(input, board.as(person)))
    const outcomes = await Promise.allSettled(uploads)
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.refusal ?? one.reason] : []))
    expect(refused).toEqual(Array(5).fill('storage-full'))
    const stored = await db.selectFrom('resumes').select('size').where('user_id', '=', person.id).execute()
    expect(stored.reduce((sum, one) => sum + one.size, 0)).toBe(most)
  }
})

test('pictures, files of messages and held files count in the storage of their sender', async () => {
  const { db } = board.open
  const [owner, seeker] = [await board.person('employer'), await board.person()]
  const job = await board.job(owner)
  const now = new Date()
  const application = await applyToJob({ params: { id: job }, query: {}, body: {} }, board.as(seeker))
  const params = { id: application.application.id }
  const content = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(most / 4)])
  const files = [{ name: '書類.pdf', content }]
  const send = (who: Viewer) => sendMessage({ params, query: {}, body: { body: '送ります' }, files }, board.as(who))
  const room = async (who: Viewer) => {
    const fits = (bytes: number) =>
      db
        .transaction()
        .execute((tx) => takeStorage(tx, { account: who.id, most }, bytes))
        .then(
          () => true,
          () => false,
        )
    let [least, no] = [0, most + 1]
    while (no - least > 1) {
      const middle = Math.floor((least + no) / 2)
      if (await fits(middle)) least = middle
      else no = middle
    }
    return least
  }
  await send(seeker)
  const sent = await send(owner)
  expect([await room(seeker), await room(owner)]).toEqual([most - content.length, most - content.length])
  await putAvatar(db, { user_id: seeker.id, name: v7(), webp: Buffer.alloc(1_000), uploaded_at: now })
  expect(await room(seeker)).toBe(most - content.length - 1_000)
  const reported = { id: v7(), message_id: sent.message.id, reporter_id: seeker.id, reason: 'other', reported_at: now }
  await db.insertInto('message_reports').values(reported).execute()
  await db.deleteFrom('applications').where('id', '=', params.id).execute()
  expect(await room(seeker)).toBe(most - content.length - 1_000)
  await db.deleteFrom('held_conversations').execute()
  expect(await room(seeker)).toBe(most - 1_000)
})
