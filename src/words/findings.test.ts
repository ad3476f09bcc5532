import { expect, test } from 'vitest'
import { checkPosting } from '#rules/postings/findings/check-posting.ts'
import { labelledPostings } from '#rules/postings/findings/testing/labelled-postings.ts'
import { labelledFolder, labelledSentences } from '#rules/postings/findings/testing/labelled-sentences.ts'
import { context } from '#rules/postings/findings/testing/lawful-posting.ts'
import { describeFinding } from './findings.ts'

const sentences = labelledSentences(labelledFolder)

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

test('amounts and replacements stand in the sentence', () => {
  const [below] = checkPosting(
    labelledPostings.find(({ text }) => text === 'under the minimum of Tokyo')?.posting ?? {},
    context,
  ).map(describeFinding)
  expect(below?.message).toBe('1時間あたり1279円となり、東京都の最低賃金1280円を下回っています。')
  const nurse = sentences.find(({ text }) => text.startsWith('看護婦さん'))
  expect(checkPosting(nurse?.posting ?? {}, context).map(describeFinding)[0]).toMatchObject({
    code: 'word.sex',
    severity: 'stop',
    suggestion: '看護師',
    excerpt: '看護婦',
  })
})
