import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBoard, type TestBoard } from '#app/testing/job-board.ts'
import { isJobOver } from './reading.ts'

let board: TestBoard
beforeAll(async () => {
  board = await openTestBoard()
})
afterAll(() => board.open.close())

test('a job is over when the public saw it and it is closed, stopped, rejected or past its deadline', async () => {
  const owner = await board.person('employer')
  const over = async (given: Parameters<TestBoard['job']>[1]) =>
    isJobOver(await board.job(owner, given), board.as(null))
  expect(await over({ is_active: false })).toBe(true)
  expect(await over({ is_active: false, stopped_by_operator: true })).toBe(true)
  expect(await over({ deadline: '2026-11-19' })).toBe(true)
  expect(await over({ approval_status: 'rejected', rejection_reason: '内容の確認が取れません' })).toBe(true)

  expect(await over({})).toBe(false)
  expect(await over({ deadline: '2026-11-20' })).toBe(false)
  expect(await over({ approval_status: 'pending' })).toBe(false)
  expect(await over({ approval_status: 'pending', was_public: false })).toBe(false)
  expect(await over({ is_active: false, was_public: false })).toBe(false)
  for (const id of ['x', '', '0198a1b2-0000-7000-8000-000000000001'])
    expect(await isJobOver(id, board.as(null))).toBe(false)
})
