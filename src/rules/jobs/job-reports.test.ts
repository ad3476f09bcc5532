import { expect, test } from 'vitest'
import { reachesDesk } from './job-reports.ts'

test('three reports or one suspicion bring a job to the moderators', () => {
  expect(reachesDesk({ count: 1, suspicious: false })).toBe(false)
  expect(reachesDesk({ count: 2, suspicious: false })).toBe(false)
  expect(reachesDesk({ count: 3, suspicious: false })).toBe(true)
  expect(reachesDesk({ count: 1, suspicious: true })).toBe(true)
})
