import { expect, test } from 'vitest'
import { timelineOf } from './timeline-steps.ts'

const now = new Date('2026-11-25T09:00:00Z')
const own = {
  ...{ applied_at: '2026-11-20T00:05:00Z', updated_at: '2026-11-24T03:00:00Z' },
  ...({ status: 'pending', withdrawn_at: null } as const),
}
const settled = { status: 'accepted' as const, starts_at: '2026-12-02T01:00:00Z', kind: 'onsite' as const, minutes: 45 }

test('an application that nobody has read waits for its papers', () => {
  expect(timelineOf(own, [], now)).toEqual([
    { name: '応募', when: '11月20日 9:05', state: 'done' },
    { name: '書類選考', when: '確認待ち', state: 'now' },
    { name: '結果', when: '', state: 'ahead' },
  ])
})

test('each interview shows its date, a cancelled one does not', () => {
  const cancelled = { ...settled, status: 'cancelled' as const }
  const steps = timelineOf({ ...own, status: 'reviewed' }, [cancelled, settled], now)
  expect(steps.map(({ name, when, state }) => [name, when, state])).toEqual([
    ['応募', '11月20日 9:05', 'done'],
    ['書類選考', '', 'done'],
    ['面接（対面）', '12月2日（水） 10:00', 'now'],
    ['結果', '', 'ahead'],
  ])
})

test('an application that is over says how', () => {
  const last = { name: '結果', when: '不採用 11月24日（火）', state: 'done' }
  expect(timelineOf({ ...own, status: 'rejected' }, [], now).at(-1)).toEqual(last)
})
