import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedStretches } from './marked-text.tsx'

test('findings cut a text where they begin and end; where two meet, the graver one shows', () => {
  const places = [
    { start: 2, end: 6, severity: 'warn' as const },
    { start: 4, end: 8, severity: 'stop' as const },
    { severity: 'stop' as const },
  ]
  expect(markedStretches('0123456789', places).map(({ text, severity }) => [text, severity])).toEqual([
    ['01', null],
    ['23', 'warn'],
    ['45', 'stop'],
    ['67', 'stop'],
    ['89', null],
  ])
})

test('marking loses or doubles no text', () => {
  const place = fc.record({
    start: fc.integer({ min: -3, max: 30 }),
    end: fc.integer({ min: -3, max: 30 }),
    severity: fc.constantFrom('stop' as const, 'warn' as const),
  })
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.array(place, { maxLength: 5 }), (text, places) => {
      const stretches = markedStretches(text, places)
      expect(stretches.map((stretch) => stretch.text).join('')).toBe(text)
    }),
  )
})
