import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'

const app = fixture(openTestApp)

const body = { name: '東京の経理', search: 'keyword=経理&location=tokyo', notify: 'daily' } as const
const save = (as: Person, more: Partial<Record<keyof typeof body, string>> = {}) =>
  app.call('saveSearch', { body: { ...body, ...more } as typeof body }, as)
const listed = async (as: Person) => (await app.call('listSavedSearches', {}, as)).body.data.saved_searches

test('a saved search answers its conditions in words and in one spelling', async () => {
  const seeker = await app.register()
  const { status, body: answer } = await save(seeker, {
    search: '?page=2&location=tokyo&utm_source=mail&keyword=%E7%B5%8C%E7%90%86&workStyle=fulltime',
  })
  expect(status).toBe(201)
  expect(answer).toEqual({
    success: true,
    message: '条件を保存しました',
    data: {
      saved_search: {
        id: expect.any(String),
        name: '東京の経理',
        search: 'keyword=経理&location=tokyo&workStyle=fulltime',
        summary: '東京都・正社員の「経理」の求人',
        notify: 'daily',
        notify_alternatives: false,
        new_count: 0,
        last_seen_at: null,
        created_at: expect.any(String),
      },
    },
  })
  expect(await listed(seeker)).toEqual([answer.data.saved_search])
  const page = (await app.call('listSavedSearches', { query: { page: '1', limit: '1' } }, seeker)).body.data
  expect(page).toMatchObject({ total: 1, page: 1, limit: 1 })
})

test('a search without a name is asked for one, and not for that of a person', async () => {
  const { status, body: answer } = await save(await app.register(), { name: ' ' })
  expect([status, answer.errors]).toEqual([400, [{ msg: '名前を入力してください', path: 'name' }]])
})

test('the same search cannot be saved twice in another spelling', async () => {
  const [seeker, other] = [await app.register(), await app.register()]
  await save(seeker)
  const again = await save(seeker, { name: '別の名前', search: 'location=tokyo&keyword=%E7%B5%8C%E7%90%86&page=4' })
  expect([again.status, again.body.message]).toEqual([409, '同じ条件は保存済みです'])
  expect((await save(other)).status).toBe(201)
  const { id } = (await save(seeker, { search: 'keyword=営業' })).body.data.saved_search
  const edited = await app.call('editSavedSearch', { params: { id }, body: { search: body.search } }, seeker)
  expect([edited.status, edited.body.message]).toEqual([409, '同じ条件は保存済みです'])
})

test('at most thirty searches are saved, also when many arrive at once', async () => {
  const seeker = await app.register()
  const replies = await Promise.all(Array.from({ length: 35 }, (_, n) => save(seeker, { search: `keyword=経理${n}` })))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(30)
  const refused = replies.filter(({ status }) => status === 409).map(({ body }) => body.message)
  expect(new Set(refused)).toEqual(new Set(['保存できる条件は30件までです。不要な条件を削除してください。']))
  const { id } = (await listed(seeker))[0]
  await app.call('deleteSavedSearch', { params: { id } }, seeker)
  expect((await save(seeker)).status).toBe(201)
})

test('name, times of mails and conditions can be changed one by one', async () => {
  const seeker = await app.register()
  const { id } = (await save(seeker)).body.data.saved_search
  const edit = async (change: object) =>
    (await app.call('editSavedSearch', { params: { id }, body: change }, seeker)).body.data.saved_search
  expect(await edit({ name: ' 経理 ' })).toMatchObject({ name: '経理', search: body.search, notify: 'daily' })
  expect(await edit({ notify: 'none' })).toMatchObject({ name: '経理', notify: 'none' })
  expect(await edit({ search: 'salaryMin=300000' })).toMatchObject({
    summary: '月給30万円以上（上限）の求人',
    notify: 'none',
  })
  expect(await edit({ notify_alternatives: true })).toMatchObject({ notify: 'none', notify_alternatives: true })
  expect(await edit({})).toMatchObject({ name: '経理', search: 'salaryMin=300000', notify: 'none' })
})

test('looking at a search is remembered', async () => {
  const seeker = await app.register()
  const { id } = (await save(seeker)).body.data.saved_search
  const { saved_search } = (await app.call('seeSavedSearch', { params: { id } }, seeker)).body.data
  expect(saved_search).toMatchObject({ id, new_count: 0, last_seen_at: expect.stringMatching(/Z$/) })
  expect(await listed(seeker)).toEqual([saved_search])
})

test('opening a saved search marks only its notifications read', async () => {
  const seeker = await app.register()
  const [seen, other] = [
    (await save(seeker)).body.data.saved_search.id,
    (await save(seeker, { search: 'keyword=営業' })).body.data.saved_search.id,
  ]
  const at = app.dependencies.now()
  const told = [seen, other].map((saved_search_id) => ({
    ...({ id: v7(), user_id: seeker.id, kind: 'alert', saved_search_id, detail: JSON.stringify({ jobs: 2 }) } as const),
    ...{ at, listed: true, mail_bundle: saved_search_id, mail_due: at },
  }))
  await app.open.db.insertInto('notifications').values(told).execute()
  await app.call('seeSavedSearch', { params: { id: seen } }, seeker)
  const { notifications, unread } = (await app.call('listNotifications', { query: { page: '1' } }, seeker)).body.data
  const isRead = Object.fromEntries(
    notifications.map((each: { saved_search_id: string; is_read: boolean }) => [each.saved_search_id, each.is_read]),
  )
  expect([isRead, unread]).toEqual([{ [seen]: true, [other]: false }, 1])
  const paths = notifications.map(({ path }: { path: string }) => decodeURIComponent(path)).sort()
  expect(paths).toEqual(['/?keyword=営業&sort=new', '/?keyword=経理&location=tokyo&sort=new'])
})

test("another person's saved search is 404", async () => {
  const [owner, other] = [await app.register(), await app.register('employer')]
  const { id } = (await save(owner)).body.data.saved_search
  for (const name of ['editSavedSearch', 'deleteSavedSearch', 'seeSavedSearch'] as const)
    for (const params of [{ id }, { id: 'nonsense' }]) {
      const { status, body: answer } = await app.call(name, { params, body: { name: '盗んだ検索' } }, other)
      expect([name, status, answer.message]).toEqual([name, 404, '保存した条件が見つかりません'])
    }
  expect(await listed(owner)).toMatchObject([{ id, name: body.name, last_seen_at: null }])
  expect(await listed(other)).toEqual([])
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'あ'.repeat(101) }],
  ['notify', { notify: 'hourly' }],
  ['search', { search: 'k'.repeat(4_001) }],
  ['search', { search: 'keyword=\u0000' }],
])('a wrong %s is refused', async (path, more) => {
  const { status, body: answer } = await save(await app.register(), more)
  expect([status, answer.errors[0].path]).toEqual([400, path])
})
