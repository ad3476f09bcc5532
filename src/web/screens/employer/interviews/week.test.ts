import { expect, test } from 'vitest'
import { daysOfWeek, eventsByDay, hoursOf, type Interview, placed, weeksLater } from './week.ts'

const interview = (id: string, given: Partial<Interview>) =>
  ({ id, status: 'proposed', slots: [], starts_at: null, interviewers: [], arranged_by: null, ...given }) as Interview

test('a week begins on Monday, also across months', () => {
  expect(daysOfWeek('2026-12-02')).toEqual([
    ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ])
  expect(daysOfWeek('2026-12-06')[0]).toBe('2026-11-30')
  expect(weeksLater('2026-12-28', 1)).toBe('2027-01-04')
})

test('interviews and offered starts are listed by Tokyo day and time, for all or one person', () => {
  const days = daysOfWeek('2026-12-02')
  const settled = interview('settled', {
    ...{ status: 'accepted', starts_at: '2026-12-01T23:00:00.000Z', slots: ['2026-12-03T01:00:00.000Z'] },
    interviewers: [{ id: 'a', name: 'A' }],
  })
  const offered = interview('offered', {
    slots: ['2026-12-02T00:30:00.000Z', '2026-12-20T00:30:00.000Z'],
    arranged_by: { id: 'b', name: 'B' },
  })
  const ids = (person?: string) =>
    eventsByDay([offered, settled, interview('over', { status: 'cancelled' })], days, person)
      .get('2026-12-02')
      ?.map((event) => event.interview.id)
  expect(ids()).toEqual(['settled', 'offered'])
  expect(ids('a')).toEqual(['settled'])
  expect(ids('b')).toEqual(['offered'])
})

test('concurrent events are side by side, and hours span the first to the last', () => {
  const event = (time: string, minutes: number) => ({
    interview: interview(time, { minutes }),
    start: new Date(`2026-12-02T${time}:00+09:00`).toISOString(),
    settled: true,
  })
  const all = placed([event('08:30', 60), event('09:00', 90), event('09:30', 30), event('18:30', 60)])
  expect(all.map(({ from, until, lane, lanes }) => [from, until, lane, lanes])).toEqual([
    [510, 570, 0, 2],
    [540, 630, 1, 2],
    [570, 600, 0, 2],
    [1110, 1170, 0, 1],
  ])
  expect(hoursOf(all)).toEqual({ first: 8, last: 20 })
  expect(hoursOf([])).toEqual({ first: 9, last: 18 })
})
