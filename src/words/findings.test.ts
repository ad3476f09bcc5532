import { expect, test } from 'vitest'
import { checkPosting } from '#rules/postings/findings/check-posting.ts'
import { labelledPostings } from '#rules/postings/findings/testing/labelled-postings.ts'
import { labelledSentences } from '#rules/postings/findings/testing/labelled-sentences.ts'
import { context } from '#rules/postings/findings/testing/lawful-posting.ts'
import { describeFinding } from './findings.ts'

const sentences = labelledSentences('tuned')

test('every finding has a sentence, its law, and nothing left to fill in', () => {
  const described = [...sentences, ...labelledPostings].flatMap(({ posting }) =>
    checkPosting(posting, context).map(describeFinding),
  )
  expect(described.length).toBeGreaterThan(500)
  for (const { message, law, suggestion } of described) {
    expect(message).toMatch(/。$/)
    expect(law).not.toBe('')
    expect(`${message}${law}${suggestion}`).not.toMatch(/undefined|NaN/)
  }
})

test("a finding's sentence names amounts and replacements", () => {
  const [below] = checkPosting(
    labelledPostings.find(({ text }) => text === 'under the minimum of Tokyo')?.posting ?? {},
    context,
  ).map(describeFinding)
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
