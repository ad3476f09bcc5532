import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBoard, type TestBoard } from '#app/testing/job-board.ts'
import { limits } from '#rules/limits.ts'
import { addReplyTemplate, listReplyTemplates } from './reply-templates.ts'

let board: TestBoard
beforeAll(async () => {
  board = await openTestBoard()
})
afterAll(() => board.open.close())

test('concurrently added reply templates stay within their limit', async () => {
  const owner = board.as(await board.person('employer'))
  const add = () => addReplyTemplate({ params: {}, query: {}, body: { name: '御礼', text: '{お名前}様' } }, owner)
  for (let n = 1; n < limits.replyTemplatesPerEmployer; n += 1) await add()
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, add))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { templates } = await listReplyTemplates({ params: {}, query: {}, body: {} }, owner)
  expect(templates).toHaveLength(limits.replyTemplatesPerEmployer)
})
