import { expect, test } from 'vitest'
import { mergePlan, renewedTexts, type SegmentSize } from './update-index.ts'

const segment = (id: number, size: number, given: Partial<SegmentSize> = {}): SegmentSize => ({
  ...{ id, size, deletedCount: 0, words: 'now' },
  ...given,
})
const plan = (segments: SegmentSize[]) => mergePlan(segments, 'now')

test('eight segments of about one size become one; large ones stay', () => {
  const small = Array.from({ length: 8 }, (_, id) => segment(id, 300 + id))
  expect(plan(small)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(plan(small.slice(1))).toBeNull()
  expect(plan(Array.from({ length: 40 }, (_, id) => segment(id, 32_768)))).toBeNull()
})

test('a merge never exceeds the jobs of a segment', () => {
  const large = Array.from({ length: 8 }, (_, id) => segment(id, 10_000))
  expect(plan(large)).toEqual([0, 1, 2])
})

test('a segment with too many deleted jobs or other words is rebuilt', () => {
  expect(plan([segment(1, 900, { deletedCount: 100 }), segment(2, 900, { deletedCount: 400 })])).toEqual([2])
  expect(plan([segment(1, 900), segment(2, 900, { words: 'then' })])).toEqual([2])
})

const posting = {
  ...{ title: '経理スタッフ', company: '株式会社みほん', location: '東京都千代田区丸の内1-1' },
  ...{ description: '月給25万円、年間休日120日です。'.repeat(400), requirements: ['簿記2級'], benefits: [], terms: {} },
  ...{ job_type: 'full-time', work_style: 'onsite', experience_level: 'mid' },
  ...{ occupations: [], occupations_guessed: true },
} as const

test('other work has its turns while many postings are folded anew', async () => {
  let turns = 0
  const watch = setInterval(() => {
    turns += 1
  }, 1)
  const jobs = Array.from({ length: 100 }, (_, at) => ({ ...posting, id: `${at}` }))
  const renewed = await renewedTexts(jobs as never)
  clearInterval(watch)
  expect(renewed.map(({ id }) => id)).toEqual(jobs.map(({ id }) => id))
  expect(turns).toBeGreaterThan(5)
})
