import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postingChanges } from './posting-changes.ts'
import { type TextPart, textChanges } from './text-changes.ts'

type Posting = Parameters<typeof postingChanges>[0]
const posting: Posting = {
  ...{ title: '経理', company: '株式会社みなと', location: '東京都港区', description: '月次決算をします。' },
  ...({ job_type: 'full-time', work_style: 'onsite', experience_level: 'entry', category: null } as const),
  ...{ salary_min: 250_000, salary_max: null, requirements: ['簿記'], benefits: [], deadline: null, terms: null },
}
const version = (change: Partial<Posting> = {}): Posting => ({ ...posting, ...change })

test('a rewritten sentence is compared by words, others by sentences', () => {
  expect(textChanges('月給23万円です。残業はありません。', '月給25万円です。残業はありません。')).toEqual([
    { kind: 'same', text: '月給' },
    { kind: 'removed', text: '23' },
    { kind: 'added', text: '25' },
    { kind: 'same', text: '万円です。残業はありません。' },
  ])
  expect(textChanges('男性を歓迎します。\n経験は問いません。', '経験は問いません。')).toEqual([
    { kind: 'removed', text: '男性を歓迎します。\n' },
    { kind: 'same', text: '経験は問いません。' },
  ])
})

test('changed fields have both values, terms line by line', () => {
  expect(postingChanges(version(), version())).toEqual([])
  const changes = postingChanges(
    version({ terms: { trial: { exists: true, months: 3, same_terms: true }, pay: { unit: 'month', min: 250_000 } } }),
    version({
      salary_min: 280_000,
      requirements: ['簿記', '英語'],
      terms: { trial: { exists: false }, pay: { unit: 'month', min: 250_000 } },
    }),
  )
  expect(changes.map(({ field, kind }) => [field, kind])).toEqual([
    ['salary_min', 'value'],
    ['requirements', 'text'],
    ['terms', 'lines'],
  ])
  expect(changes[2]).toMatchObject({ lines: [{ label: '試用期間' }] })
})

const kept = (parts: readonly TextPart[], dropped: TextPart['kind']) =>
  parts.map(({ kind, text }) => (kind === dropped ? '' : text)).join('')
const text = fc
  .array(fc.constantFrom('月給', '25万円', '。', '\n', '残業', 'あり', 'なし', '！', ' ', '👩‍💻', 'a'), {
    maxLength: 60,
  })
  .map((words) => words.join(''))

test('both versions can be read from the changes, and a text is unchanged exactly when nothing was changed', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = textChanges(before, after)
      expect(kept(parts, 'added')).toBe(before)
      expect(kept(parts, 'removed')).toBe(after)
      expect(parts.every(({ kind }) => kind === 'same')).toBe(before === after)
      expect(parts.some((part, at) => part.kind === parts[at + 1]?.kind)).toBe(false)
    }),
  )
})

test('texts of any length are compared in time', () => {
  const [before, after] = ['。'.repeat(20_000), 'あ。'.repeat(10_000)]
  const parts = textChanges(before, after)
  expect(kept(parts, 'added')).toBe(before)
  expect(kept(parts, 'removed')).toBe(after)
})
