import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPosting } from './check-posting.ts'
import type { Posting } from './posting.ts'
import { postingTexts } from './posting-texts.ts'
import { labelledFolder, labelledSentences } from './testing/labelled-sentences.ts'
import { context, lawfulPosting } from './testing/lawful-posting.ts'
import { wordFindings } from './words.ts'

const codes = (posting: Posting, more = context) => checkPosting(posting, more).map(({ code }) => code)
const sentences = labelledSentences(labelledFolder)

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

test('what the profile or the job gives is not missing', () => {
  const found = codes(
    { company: '株式会社あおぞら商店' },
    { employer: { address: '東京都', form_url: 'https://a.example' }, today: '2026-11-20' },
  )
  expect(found.filter((code) => code.startsWith('missing.employer'))).toEqual([])
})

test('places are those of the text as given', () => {
  const description = `${lawfulPosting.description}\n募集は、３ ５ 才まで。ｶﾞｰﾄﾞﾏﾝ募集！`
  const found = checkPosting({ ...lawfulPosting, description }, context)
  expect(found.map(({ code, excerpt }) => [code, excerpt])).toContainEqual(['word.sex', 'ｶﾞｰﾄﾞﾏﾝ'])
  for (const { start, end, excerpt } of found) expect(description.slice(start, end)).toBe(excerpt)
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

test('a sentence that is not judged would have had no finding', () => {
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

test('what stops stands before what warns, whatever the texts', () => {
  const drawn = fc.array(fc.constantFrom(...sentences.map(({ text }) => text)), { maxLength: 8 })
  fc.assert(
    fc.property(drawn, (texts) => {
      const description = texts.join('\n')
      const found = checkPosting({ ...lawfulPosting, description }, context)
      const severities = found.map(({ severity }) => severity)
      expect(severities).toEqual([...severities].sort())
      for (const { start, end, excerpt, field } of found)
        if (field === 'description' && start !== undefined) expect(description.slice(start, end)).toBe(excerpt)
    }),
    { numRuns: 50 },
  )
})

test('any text at all can be checked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (description) => {
      checkPosting({ ...lawfulPosting, description }, context)
    }),
  )
})

test('time grows with the length of the text and no faster', () => {
  const words = [
    '女性',
    '35歳まで',
    '外国人',
    '派遣',
    '残業代込み',
    'LINE',
    '応募',
    '面接',
    '祝い金',
    '障害',
    '家族',
    '若い',
    '、',
    'の',
    '方',
    '1',
    '給与',
  ]
  const drawn = fc.array(fc.constantFrom(...words), { minLength: 10, maxLength: 30 })
  fc.assert(
    fc.property(drawn, (picked) => {
      const piece = picked.join('')
      const shorter = fastest(piece.repeat(Math.ceil(5_000 / piece.length)))
      const longer = fastest(piece.repeat(Math.ceil(20_000 / piece.length)))
      // Four times the text may take four times as long; the rest is for a busy machine.
      expect(longer).toBeLessThan(12 * Math.max(shorter, 1))
    }),
    { numRuns: 4 },
  )
})

function fastest(description: string): number {
  const times = Array.from({ length: 8 }, () => {
    const start = performance.now()
    checkPosting({ ...lawfulPosting, description }, context)
    return performance.now() - start
  })
  return Math.min(...times)
}
