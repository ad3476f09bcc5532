import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedText } from './fold.ts'
import { searchText } from './search-text.ts'
import { searchableText } from './searchable-text.ts'

test('blanks around line breaks, and lines of blanks, are one blank', () => {
  expect(searchText('  経理 \n \n 決算\r\n\u2028 担当  ')).toBe('経理 決算 担当')
  expect(searchText(' \n ')).toBe('')
})

/** Time of the processor in ms, the least of several runs: the machine does other things too. */
function timeOf(normalised: (text: string) => string, text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    normalised(text)
    return process.cpuUsage(before).user / 1_000
  })
  return Math.min(...times)
}

const job = { title: '', company: '', location: '', requirements: [], benefits: [] }
const labels = { job_type: 'full-time', work_style: 'onsite', experience_level: 'senior' } as const
const ofJob = (description: string) => searchableText({ ...job, ...labels, description })

test('sixteen times the text takes about sixteen times as long, not 256 times, whatever it repeats', () => {
  const piece = fc.array(
    fc.constantFrom(...' \n\r\u3000ー-〜ｱﾞあア漢a。一日1,万千.ヶ合し', '\u0301', '\u0327', '\u3099'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  fc.assert(
    fc.property(piece, (letters) => {
      const piece = letters.join('')
      const text = (length: number) => `a${piece.repeat(length / piece.length)}b`
      // What takes less than a millisecond is not worth comparing.
      for (const normalised of [searchText, foldedText, ofJob])
        expect(timeOf(normalised, text(80_000)) / Math.max(1, timeOf(normalised, text(5_000)))).toBeLessThan(100)
    }),
    { numRuns: 40 },
  )
}, 60_000)
