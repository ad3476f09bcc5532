import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPosting } from './check-posting.ts'
import { labelledSentences } from './testing/labelled-sentences.ts'
import { context, lawfulPosting } from './testing/lawful-posting.ts'

const texts = labelledSentences('tuned')
  .filter(({ due }) => due.length > 0)
  .map(({ text }) => text)

/** Signs that are several units, none by themselves, or that belong to the sign before. */
const hostile = fc.constantFrom(
  ...['\u200b', '\ufeff', '\u3099', 'ﾞ', 'ﾟ', '\u0301', '\ufe0f', '\u{e0100}', '\ud83d', '\ude00', '😀', '👩‍👩‍👧'],
  ...['㈱', 'ﷺ', '㍍', '①', '　', '\r\n', '\u2028', '…', '𠮷', '葛\u{e0100}', '\0', '〜', 'ー'],
)

/** A text with hostile signs at drawn places. */
const disturbed = fc
  .tuple(fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 4 }), fc.array(fc.tuple(fc.nat(), hostile)))
  .map(([drawn, signs]) =>
    signs.reduce((text, [at, sign]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + sign + text.slice(place)
    }, drawn.join('\n')),
  )

test('a range is inside the text as sent, and the excerpt is its content', () => {
  let places = 0
  fc.assert(
    fc.property(
      disturbed,
      fc.constantFrom('title', 'description', 'requirements[1]', 'terms.pay.note'),
      (text, field) => {
        for (const { start, end, excerpt, ...one } of checkPosting(postingWith(field, text), context)) {
          if (start === undefined || end === undefined) continue
          places += 1
          expect(one.field).toBe(field)
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(excerpt).toBe(text.slice(start, end))
          expect(splitsPair(text, start) || splitsPair(text, end)).toBe(false)
        }
      },
    ),
    { numRuns: 300 },
  )
  expect(places).toBeGreaterThan(100)
})

function postingWith(field: string, text: string) {
  const { terms } = lawfulPosting
  if (field === 'title') return { ...lawfulPosting, title: text }
  if (field === 'description') return { ...lawfulPosting, description: text }
  if (field === 'requirements[1]') return { ...lawfulPosting, requirements: ['要普免', text] }
  return { ...lawfulPosting, terms: { ...terms, pay: { ...terms.pay, note: text } } }
}

/** Whether a place lies between the two halves of one sign. */
function splitsPair(text: string, at: number): boolean {
  return /[\ud800-\udbff]$/.test(text.slice(0, at)) && /^[\udc00-\udfff]/.test(text.slice(at))
}
