import { expect, test } from 'vitest'
import { checkPosting } from '#rules/postings/findings/check-posting.ts'
import { findingCodes } from '#rules/postings/findings/finding-codes.ts'
import type { Posting } from '#rules/postings/findings/posting.ts'
import { labelledSentences } from '#rules/postings/findings/testing/labelled-sentences.ts'
import { context, lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'
import { describeFinding } from './findings.ts'

const sentences = labelledSentences('tuned')
const { terms } = lawfulPosting
/** Faults of fields, which sentences do not have. */
const faulty: Posting[] = [
  { job_type: 'dispatch' },
  {
    ...lawfulPosting,
    location: '大阪府大阪市',
    company: 'よその商店',
    salary_max: null,
    terms: { ...terms, period: { kind: 'fixed' } },
  },
  {
    ...lawfulPosting,
    terms: {
      ...{ duties: { initial: '接客' }, workplace: { prefecture: 'tokyo', address: '新宿区西新宿1-2-3' } },
      hours: { system: 'fixed', spans: [{ start: '09:00', end: '19:00' }], overtime: 'some', overtime_hours: 10 },
      holidays: { pattern: 'two-days-full', annual_days: 100 },
      pay: { ...terms.pay, min: 250_000, max: 600_000, fixed_overtime: { yen: 20_000, hours: 20, excess_paid: true } },
    },
  },
  { ...lawfulPosting, terms: { ...terms, pay: { unit: 'month', min: 31 } } },
]

test('every finding has a sentence, its law, and nothing left to fill in', () => {
  const postings = [...faulty, ...sentences.map(({ posting }) => posting)]
  const described = postings.flatMap((posting) => checkPosting(posting, context).map(describeFinding))
  const codes = new Set(described.map(({ code }) => code))
  // What lacks in a profile, what others post and what is asked are found elsewhere.
  const elsewhere = /^(missing\.employer|duplicate|question)/
  expect(findingCodes.filter((code) => !codes.has(code) && !elsewhere.test(code))).toEqual([])
  expect(described.length).toBeGreaterThan(500)
  for (const { message, law, suggestion } of described) {
    expect(message).toMatch(/。$/)
    expect(law).not.toBe('')
    expect(`${message}${law}${suggestion}`).not.toMatch(/undefined|NaN/)
  }
})

test("a finding's sentence names amounts and replacements", () => {
  const pay = { unit: 'hour', min: 1_279 } as const
  const [below] = checkPosting({ ...lawfulPosting, terms: { ...terms, pay } }, context).map(describeFinding)
  expect(below?.message).toBe('1時間あたり1279円となり、東京都の最低賃金1280円を下回っています。')
  const low = (unit: 'month' | 'year', min: number) =>
    checkPosting({ terms: { pay: { unit, min } } }, context)
      .map(describeFinding)
      .find(({ code }) => code === 'pay.too-low')?.message
  expect(low('month', 31)).toContain('月給31万円ですか？')
  expect(low('year', 90_000)).not.toContain('万円ですか')
  const nurse = sentences.find(({ text }) => text.startsWith('看護婦さん'))
  expect(checkPosting(nurse?.posting ?? {}, context).map(describeFinding)[0]).toMatchObject({
    code: 'word.sex',
    severity: 'stop',
    suggestion: '看護師',
    excerpt: '看護婦',
  })
})

/** Where a description is replaced as a form does it by one press. */
test('an applied suggestion removes its finding and causes no other', () => {
  const left: string[] = []
  let replaced = 0
  for (const { posting } of sentences)
    for (const one of checkPosting(posting, context).map(describeFinding)) {
      const { start, end, suggestion, field, code } = one
      if (start === undefined || end === undefined || suggestion === '' || field !== 'description') continue
      if (suggestion.includes('○')) continue
      replaced += 1
      const { description = '' } = posting
      const mended = { ...posting, description: description.slice(0, start) + suggestion + description.slice(end) }
      const before = checkPosting(posting, context).map((other) => other.code)
      const after = checkPosting(mended, context).map((other) => other.code)
      const count = (codes: string[]) => codes.filter((other) => other === code).length
      if (count(after) >= count(before) || after.some((other) => !before.includes(other)))
        left.push(mended.description.slice(-60))
    }
  expect(replaced).toBeGreaterThan(300)
  expect(left).toEqual([])
})
