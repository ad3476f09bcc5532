import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '#rules/limits.ts'
import { checkInSteps, checkPosting } from './check-posting.ts'
import type { Posting } from './posting.ts'
import { postingTexts } from './posting-texts.ts'
import { labelledSentences } from './testing/labelled-sentences.ts'
import { context, lawfulPosting } from './testing/lawful-posting.ts'
import { wordFindings } from './words.ts'

const codes = (posting: Posting, more = context) => checkPosting(posting, more).map(({ code }) => code)
const sentences = labelledSentences('tuned')

test('an empty posting of an employer without a profile lacks all that must be shown', () => {
  const found = checkPosting({}, { employer: null, today: '2026-11-20' })
  expect(found.filter(({ severity }) => severity === 'stop').map(({ code }) => code)).toEqual([
    'missing.employer-name',
    'missing.employer-address',
    'missing.employer-contact',
    'missing.duties',
    'missing.workplace',
    'missing.pay',
  ])
})

test('statements in the profile or the job are not missing', () => {
  const found = codes(
    { company: '株式会社あおぞら商店' },
    { employer: { address: '東京都', form_url: 'https://a.example' }, today: '2026-11-20' },
  )
  expect(found.filter((code) => code.startsWith('missing.employer'))).toEqual([])
})

test('a finding names its field', () => {
  const posting = { ...lawfulPosting, requirements: ['要普免', '女性'], benefits: ['主婦歓迎'], title: '看護婦' }
  expect(checkPosting(posting, context).map(({ field }) => field)).toEqual(['title', 'requirements[1]', 'benefits[0]'])
})

test('texts of the terms are read too', () => {
  const terms = { ...lawfulPosting.terms, pay: { ...lawfulPosting.terms.pay, note: '残業代込み' } }
  expect(checkPosting({ ...lawfulPosting, terms }, context).map(({ code, field }) => [code, field])).toEqual([
    ['missing.fixed-overtime-terms', 'terms.pay.note'],
    ['pay.vague', 'terms.pay.note'],
  ])
})

test('a skipped sentence has no finding', () => {
  for (const { posting, text } of sentences) {
    const [line = ''] = text.split('\\n')
    const texts = postingTexts(posting).filter(({ original }) => original.includes(line))
    const aboutAll = texts.map((text) => ({
      ...text,
      sentences: text.sentences.map((one) => ({ ...one, topics: -1 })),
    }))
    expect(wordFindings(texts)).toEqual(wordFindings(aboutAll))
  }
})

test('stops come before warnings in any text', () => {
  const drawn = fc.array(fc.constantFrom(...sentences.map(({ text }) => text)), { maxLength: 8 })
  fc.assert(
    fc.property(drawn, (texts) => {
      const description = texts.join('\n')
      const severities = checkPosting({ ...lawfulPosting, description }, context).map(({ severity }) => severity)
      expect(severities).toEqual([...severities].sort())
    }),
    { numRuns: 50 },
  )
})

test('a text with a hundred findings still says that it may not be published', () => {
  const warnings = sentences.filter(
    ({ due }) => due.length > 0 && due.flat().every(({ severity }) => severity === 'warn'),
  )
  const description = [...warnings.map(({ text }) => text), '女性のみの募集です。'].join('\n').repeat(2)
  const found = checkPosting({ ...lawfulPosting, description }, context)
  expect(found.length).toBeGreaterThanOrEqual(100)
  expect(found[0]?.severity).toBe('stop')
})

test('any text at all can be checked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (description) => {
      checkPosting({ ...lawfulPosting, description }, context)
    }),
  )
})

test('judged sentences are short in any text, so that time grows linearly', () => {
  const pieces = fc.constantFrom('女性', '35歳まで', '方を', '、', '。', '\n', '1', 'a', ' ', '家族の')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 2_000 }), (picked) => {
      const description = picked.join('')
      const sentences = postingTexts({ description }).flatMap((text) => text.sentences)
      for (const { text } of sentences) expect(text.length).toBeLessThanOrEqual(160)
      const together = sentences.reduce((sum, { text }) => sum + text.length, 0)
      expect(together).toBeLessThanOrEqual(description.length)
      expect(sentences.length).toBeLessThanOrEqual(description.length)
    }),
    { numRuns: 50 },
  )
})

test.each(['女性歓迎。', '\n・'])(
  'a posting of the longest texts, all of %j, is checked in steps of less than 20 ms of CPU',
  (words) => {
    const text = (length: number) => words.repeat(length).slice(0, length)
    const options = Array.from({ length: limits.questionOptions }, () => text(limits.questionOption))
    const question = (id: string) => ({
      id,
      text: text(limits.question),
      kind: 'choice' as const,
      options,
      required: false,
    })
    const list = Array.from({ length: limits.entries }, () => text(limits.entry))
    const posting = {
      ...lawfulPosting,
      ...{ title: text(limits.title), description: text(limits.description), requirements: list, benefits: list },
      questions: Array.from({ length: limits.questionsPerJob }, (_, at) => question(String(at))),
    }
    // The first checks also compile; others on the machine may stretch one.
    const longest = () => {
      const lengths: number[] = []
      for (let isDone: boolean | undefined, steps = checkInSteps(posting, context); !isDone; ) {
        const before = process.threadCpuUsage()
        isDone = steps.next().done
        lengths.push(process.threadCpuUsage(before).user / 1_000)
      }
      return Math.max(...lengths)
    }
    expect(Math.min(...Array.from({ length: 6 }, longest))).toBeLessThan(20)
  },
)
