import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, testNow } from '#app/testing/job-board.ts'
import { listOpenings } from './searching.ts'

const board = fixture(openTestBoard)
const owner = fixture(() => board.person('employer'))

const openingsOf = async (companies: string[], newest?: number) => {
  const context = board.as(owner)
  return (await listOpenings({ params: {}, query: { companies, newest }, body: {} }, context)).openings
}
const later = (minutes: number) => ({ created_at: new Date(testNow.getTime() + minutes * 60_000) })

test('openings are found by exact company name in any letter form, newest first', async () => {
  const company = 'カモメABC製作所'
  const first = await board.job(owner, { company })
  const second = await board.job(owner, { company: 'ｶﾓﾒＡＢＣ製作所', ...later(1) })
  await board.job(owner, { company, approval_status: 'pending' })
  await board.job(owner, { company, is_active: false })
  await board.job(owner, { company, deadline: '2020-01-01' })
  await board.job(owner, { company: `${company}東京` })
  await board.job(owner, { company: 'しごと商店', description: company })

  const [found, none] = await openingsOf([company, 'かもめ商会'], 6)
  expect(found).toMatchObject({ company, total: 2, jobs: [{ id: second }, { id: first }] })
  expect(none).toEqual({ company: 'かもめ商会', total: 0, jobs: [] })
  expect(await openingsOf([company], 1)).toMatchObject([{ total: 2, jobs: [{ id: second }] }])
  expect(await openingsOf([company])).toMatchObject([{ total: 2, jobs: [] }])
  expect(await openingsOf([])).toEqual([])
})

test('names that begin with the same 100 letters are two companies', async () => {
  const long = '長'.repeat(100)
  await board.job(owner, { company: `${long}一` })
  await board.job(owner, { company: `${long}二` })
  expect(await openingsOf([`${long}一`, long])).toMatchObject([{ total: 1 }, { total: 0 }])
})
