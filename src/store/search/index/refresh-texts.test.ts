import { expect, test } from 'vitest'
import { renewedTexts } from './update-index.ts'

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
