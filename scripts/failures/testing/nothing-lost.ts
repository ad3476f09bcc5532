import { expect } from 'vitest'
import { type Board, storedApplications } from './board.ts'

/** Expects every acknowledged application to be stored once, and besides them at most one of each person. */
export async function expectNothingLost(board: Board, acknowledged: readonly string[]): Promise<void> {
  const stored = await storedApplications(board.open)
  const storedOnce = new Set(stored)
  expect(stored).toHaveLength(storedOnce.size)
  expect(acknowledged.filter((each) => !storedOnce.has(each))).toEqual([])
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(storedOnce.size - acknowledged.length).toBeLessThanOrEqual(board.people.length)
}
