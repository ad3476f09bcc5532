import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBoard, type TestBoard } from '#app/testing/job-board.ts'
import { limits } from '#rules/limits.ts'
import { insertResume } from '#store/people/files.ts'
import { uploadResume } from './files.ts'

let board: TestBoard
beforeAll(async () => {
  board = await openTestBoard()
})
afterAll(() => board.open.close())

test('of eight concurrent resumes, those that fit into 50 MB are stored', async () => {
  const { db } = board.open
  for (let round = 0; round < 5; round += 1) {
    const person = await board.person()
    const content = Buffer.alloc(64 * 1024)
    content.write('%PDF-1.7')
    // All that is there but room for three.
    const size = limits.storedBytes - 3 * content.length
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
    expect(stored.reduce((sum, one) => sum + one.size, 0)).toBe(limits.storedBytes)
  }
})
