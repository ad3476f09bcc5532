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

test('a line loses what turns the reading round, and its line breaks; a text of several lines keeps its own', async () => {
  const name = '\u202e田中\u202c\n一\u2066'
  const bio = '\uf0b7 一行目\u202e\n二行目 👩‍💻\u200b'
  const saved = await app.call('updateProfile', { body: { name, bio } }, await personOf(app))
  expect(saved.body.data.user).toMatchObject({ name: '田中 一', bio: '• 一行目\n二行目 👩‍💻' })
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

test('a search finds through invisible letters on both sides', async () => {
  const [employer, admin] = [await personOf(app, 'employer'), await personOf(app, 'admin')]
  const posted = await app.call('postJob', { body: { ...terms, description: 'フォー\u2060クリフト運転' } }, employer)
  await app.call('approveJob', { params: { id: posted.body.data.job.id } }, admin)
  const found = await app.call('searchJobs', { query: { keyword: 'フォークリ\u200bフト' } })
  expect(found.body.data).toMatchObject({ total: 1 })
})
