import { expect, test } from 'vitest'
import { dayPlan, firstValues, type Interview, isAnyPast, minuteOptions, nextSlot, startsOf } from './interview-form.ts'

const now = new Date('2026-11-22T18:00:00Z')

const interview = {
  ...{ kind: 'online', place: null, note: '筆記具', minutes: 50, shared_slot: false, status: 'proposed', url: null },
  ...{ applicant_name: '', starts_at: null, interviewers: [] },
  slots: ['2026-11-22T17:00:00.000Z', '2026-11-25T00:30:00.000Z'],
} as unknown as Interview

test('a date and a time are meant in Tokyo, wherever the browser is', () => {
  expect(startsOf([{ date: '2026-11-25', time: '09:30' }])).toEqual(['2026-11-25T00:30:00.000Z'])
})

test('a start that is over is found, one that is not yet typed is not', () => {
  expect(isAnyPast([{ date: '2026-11-23', time: '03:00' }], now)).toBe(true)
  expect(isAnyPast([{ date: '2026-11-23', time: '03:01' }], now)).toBe(false)
  expect(isAnyPast([{ date: '', time: '' }], now)).toBe(false)
})

test('an interview that is moved begins with its starts to come, and one row where there are none', () => {
  expect(firstValues(interview, now)).toMatchObject({
    ...{ kind: 'online', place: '', minutes: '50', several: true, note: '' },
    slots: [{ date: '2026-11-25', time: '09:30' }],
  })
  expect(firstValues({ ...interview, status: 'declined' }, now).slots).toEqual([{ date: '', time: '' }])
  expect(firstValues(null, now)).toMatchObject({ kind: 'onsite', minutes: '60', slots: [{ date: '', time: '' }] })
})

test('one more start is on the day of the last one', () => {
  expect(nextSlot([{ date: '2026-11-25', time: '09:30' }])).toEqual({ date: '2026-11-25', time: '' })
})

test('a length that is not usual can be kept', () => {
  const values = ['15', '30', '45', '50', '60', '90', '120', '180', '240']
  expect(minuteOptions('50').map(({ value }) => value)).toEqual(values)
})

test('a day shows what is on it, and the free times between 9 and 18 o’clock', () => {
  const settled = { ...interview, status: 'accepted' as const, starts_at: '2026-11-25T01:00:00.000Z', minutes: 60 }
  const offered = { ...interview, slots: ['2026-11-25T05:30:00.000Z', '2026-11-26T01:00:00.000Z'], minutes: 30 }
  expect(dayPlan('2026-11-25', [offered, { ...settled, applicant_name: '佐藤' }])).toEqual({
    busy: ['10:00〜11:00 佐藤さん（決定）', '14:30〜15:00 さん（候補）'],
    free: ['9:00〜10:00', '11:00〜14:30', '15:00〜18:00'],
  })
  expect(dayPlan('', [settled])).toEqual({ busy: [], free: [] })
})
