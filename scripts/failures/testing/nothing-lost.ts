import { expect } from 'vitest'
import { type Board, storedApplications } from './board.ts'

/** Everything that was acknowledged is stored once, and nothing else but what was about to be acknowledged. */
export async function expectNothingLost(board: Board, acknowledged: readonly string[]): Promise<void> {
  const stored = await storedApplications(board.open)
  const storedOnce = new Set(stored)
  expect(stored).toHaveLength(storedOnce.size)
  expect(acknowledged.filter((each) => !storedOnce.has(each))).toEqual([])
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(storedOnce.size - acknowledged.length).toBeLessThanOrEqual(board.people.length)
}
