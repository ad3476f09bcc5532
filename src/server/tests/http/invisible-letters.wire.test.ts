import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)

const terms = { title: '職', company: '社', location: '東京都', description: '説明' }

test('an invisible letter makes no second account of one address', async () => {
  const account = { name: '田中 一', email: 'tanaka@example.com', password: 'a long password', role: 'user' as const }
  const made = await app.call('register', { body: { ...account, email: '\u200btanaka@\u00adexample.com' } })
  expect(made.body.data.user.email).toBe(account.email)
  expect((await app.call('register', { body: account })).status).toBe(409)
})

test('a name or title of invisible letters is empty', async () => {
  const employer = await personOf(app, 'employer')
  const named = await app.call('updateProfile', { body: { name: '\u3164\u2800\u200b\u3164' } }, employer)
  expect([named.status, named.body.errors]).toMatchObject([400, [{ path: 'name' }]])
  for (const nothing of ['\u3164', '\u2060\u200e', '\u2800 ', '\ufeff\n']) {
    const posted = await app.call('postJob', { body: { ...terms, title: nothing, description: nothing } }, employer)
    expect([posted.status, posted.body.errors]).toMatchObject([400, [{ path: 'title' }, { path: 'description' }]])
  }
})

test('a line loses what turns the reading round, and its line breaks; a text of several lines keeps its own', async () => {
  const employer = await personOf(app, 'employer')
  const name = '\u202e田中\u202c\n一\u2066'
  const bio = '\uf0b7 一行目\u202e\n二行目 👩‍💻\u200b'
  const saved = await app.call('updateProfile', { body: { name, bio } }, employer)
  expect(saved.body.data.user).toMatchObject({ name: '田中 一', bio: '• 一行目\n二行目 👩‍💻' })
  const postal_code = '100-0001\u200b'
  const stated = await app.call('updateEmployerProfile', { body: { postal_code } }, employer)
  expect(stated.body.data.profile).toMatchObject({ postal_code: '1000001' })
})

test('a draft keeps no letters that nobody sees, neither typed nor from a file', async () => {
  const employer = await personOf(app, 'employer')
  const posting = {
    title: '経\u200b理',
    requirements: ['簿\u3164記'],
    terms: { duties: { initial: '👩\u200d💻 決\u202e算' } },
  }
  const due = { title: '経理', requirements: ['簿記'], terms: { duties: { initial: '👩\u200d💻 決算' } } }
  const { draft } = (await app.call('saveJobDraft', { body: { posting } }, employer)).body.data
  expect(draft.posting).toEqual(due)
  const edited = await app.call('editJobDraft', { params: { id: draft.id }, body: { posting } }, employer)
  expect(edited.body.data.draft.posting).toEqual(due)
  const body = { postings: [{ title: '総\u200b務' }], as_drafts: true }
  await app.call('importPostings', { body }, employer)
  const { drafts } = (await app.call('listJobDrafts', {}, employer)).body.data
  expect(drafts.map((one: { posting: { title: string } }) => one.posting.title).sort()).toEqual(['経理', '総務'])
})

test('a saved search is the same with and without invisible letters, and a place of work has its postal code', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const save = (search: string) =>
    app.call('saveSearch', { body: { name: '経理', search, notify: 'none' as const } }, seeker)
  expect((await save('keyword=経\u200b理')).body.data.saved_search).toMatchObject({ search: 'keyword=経理' })
  expect((await save('keyword=経理')).status).toBe(409)
  const body = { ...terms, terms: { workplace: { postal_code: '100\u200b0001' } } }
  expect((await app.call('postJob', { body }, employer)).body.data.job.terms.workplace.postal_code).toBe('1000001')
})

test('a search finds through invisible letters on both sides', async () => {
  const [employer, admin] = [await personOf(app, 'employer'), await personOf(app, 'admin')]
  const posted = await app.call('postJob', { body: { ...terms, description: 'フォー\u2060クリフト運転' } }, employer)
  await app.call('approveJob', { params: { id: posted.body.data.job.id } }, admin)
  const found = await app.call('searchJobs', { query: { keyword: 'フォークリ\u200bフト' } })
  expect(found.body.data).toMatchObject({ total: 1 })
})
