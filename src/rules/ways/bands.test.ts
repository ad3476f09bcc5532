import { expect, test } from 'vitest'
import { bandsOfJob } from './bands.ts'

test.each([
  ['5:30–14:00', ['early-morning', 'morning', 'daytime']],
  ['6:59–8:30', ['early-morning']],
  ['7:00–10:30', ['morning']],
  ['9:00–18:00', ['morning', 'daytime', 'evening']],
  ['9:30–18:00', ['daytime', 'evening']],
  ['17:30–22:30', ['night']],
  ['18:00–21:00', ['night']],
  ['20:30–22:30', ['night']],
  ['22:00–7:00', ['late-night']],
  ['0:00–5:00', ['early-morning', 'late-night']],
] as const)('a shift of %s has the bands %j', (hours, bands) => {
  const [start = '', end = ''] = hours.split('–').map((time) => time.padStart(5, '0'))
  expect(bandsOfJob({ hours: { spans: [{ start, end }] } })).toEqual(bands)
})

test('stated bands join those of all shifts', () => {
  const hours = {
    spans: [
      { start: '09:00', end: '13:00' },
      { start: '22:00', end: '05:00' },
    ],
  }
  expect(bandsOfJob({ hours, ways: { bands: ['night'] } })).toEqual(['morning', 'daytime', 'night', 'late-night'])
  expect(bandsOfJob({})).toEqual([])
})
