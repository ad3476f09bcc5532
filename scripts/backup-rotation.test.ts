import { expect, test } from 'vitest'
import { expiredBackups } from './backup-rotation.ts'

const nameOf = (time: Date) => `board-${time.toISOString().replace(/\.\d+|[-:]/g, '')}.backup`
/** The nights up to Thursday 2026-11-26. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, ago) => nameOf(new Date(Date.UTC(2026, 10, 26 - ago, 18, 17))))

test('the newest backup of 7 days and of 4 weeks stays', () => {
  const names = nights(60)
  const removed = expiredBackups(names)
  expect(names.filter((name) => !removed.includes(name)).map((name) => name.slice(6, 14))).toEqual([
    ...['20261126', '20261125', '20261124', '20261123', '20261122', '20261121', '20261120'],
    ...['20261115', '20261108'],
  ])
})

test('several backups of one day count once, and other files stay', () => {
  const twice = [nameOf(new Date('2026-11-26T01:00:00Z')), nameOf(new Date('2026-11-26T02:00:00Z'))]
  const others = ['before-0.4.0-20261101T000000Z.backup', 'board-2026.backup', 'notes.txt']
  expect(expiredBackups([...twice, ...others, ...nights(7).slice(1)])).toEqual([twice[0]])
})
