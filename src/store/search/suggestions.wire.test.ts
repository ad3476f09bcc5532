import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { addJob, addPerson } from '#store/testing/rows.ts'
import { suggest } from './suggestions.ts'

const now = new Date('2026-11-20T03:00:00.000Z')
const today = '2026-11-20'
const open = fixture(openTestDatabase)
const owner = fixture(() => addPerson(open.db, { role: 'employer', created_at: now }))

const post = (title: string, company: string, given: object = {}) =>
  addJob(open.db, owner.id, { title, company, location: '東京都', description: '仕事', created_at: now, ...given })
const texts = async (typed: string) => (await suggest(open.db, typed, today)).map(({ text }) => text)

test('suggests titles, companies, places and known words that begin as typed, each once, at most ten', async () => {
  for (const title of ['看護助手（夜勤）', '看護助手（夜勤）', '看護主任', '経理'])
    await post(title, '看護の森株式会社')
  await post('看護の隠れた求人', '隠れた会社', { approval_status: 'pending' })
  await post('看護の終わった求人', '終わった会社', { deadline: '2026-11-19' })
  const suggested = await suggest(open.db, '看護', today)
  expect(suggested).toContainEqual({ kind: 'title', text: '看護助手（夜勤）' })
  expect(suggested).toContainEqual({ kind: 'title', text: '看護主任' })
  expect(suggested).toContainEqual({ kind: 'company', text: '看護の森株式会社' })
  expect(suggested).toContainEqual({ kind: 'word', text: '看護師' })
  expect(suggested.map(({ text }) => text).filter((text) => /隠れた|終わった/.test(text))).toEqual([])
  expect(suggested.length).toBeLessThanOrEqual(10)
  expect(new Set(suggested.map(({ text }) => text)).size).toBe(suggested.length)
})

test('known words are found by their reading', async () => {
  expect(await suggest(open.db, 'かんご', today)).toContainEqual({ kind: 'word', text: '看護師' })
  expect(await suggest(open.db, 'カンゴ', today)).toContainEqual({ kind: 'word', text: '看護師' })
  expect(await suggest(open.db, 'しんじゅ', today)).toContainEqual({ kind: 'word', text: '新宿区' })
})

test('width and kana make no difference, places are found by their reading, and nothing typed suggests nothing', async () => {
  await post('ｶﾌｪスタッフ', '株式会社_%')
  expect(await texts('かふぇ')).toContain('ｶﾌｪスタッフ')
  expect(await texts('ほっかい')).toContain('北海道')
  expect(await texts('株式会社_')).toContain('株式会社_%')
  for (const typed of ['', ' ', '　']) expect(await texts(typed)).toEqual([])
})
