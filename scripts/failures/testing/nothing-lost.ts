import { expect } from 'vitest'
import type { Board } from './board.ts'

/**
 * Expects that every acknowledged application ("seeker job") is stored once. Each person may have one more, whose
 * acknowledgement was under way.
 */
export async function expectNothingLost({ open, people }: Board, acknowledged: readonly string[]): Promise<void> {
  const rows = await open.db.selectFrom('applications').select(['user_id', 'job_id']).execute()
  const stored = new Set(rows.map(({ user_id, job_id }) => `${user_id} ${job_id}`))
  expect(rows).toHaveLength(stored.size)
  expect(acknowledged.filter((each) => !stored.has(each))).toEqual([])
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(stored.size - acknowledged.length).toBeLessThanOrEqual(people.length)
}
