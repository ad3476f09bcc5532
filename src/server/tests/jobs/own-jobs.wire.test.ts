import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { applicationOf, draftOf, jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))

const titles = async (query: Record<string, string>, as = owner) => {
  const { jobs, total } = (await app.call('listMyJobs', { query }, as)).body.data
  expect(total).toBe(jobs.length)
  return jobs.map(({ title }: { title: string }) => title)
}

test('own jobs are searched and put in order', async () => {
  await jobOf(app, owner, { title: '経理 古い', deadline: '2020-01-01', updated_at: new Date('2026-01-03') })
  await jobOf(app, owner, { title: '経理 近い', deadline: '2099-01-01', updated_at: new Date('2026-01-01') })
  const wanted = await jobOf(app, owner, { title: '営業 期限なし', updated_at: new Date('2026-01-02') })
  await jobOf(app, owner, { title: '営業 遠い', deadline: '2099-12-31', updated_at: new Date('2026-01-04') })
  await jobOf(app, await personOf(app, 'employer'), { title: '経理 他社' })
  await applicationOf(app, wanted, await personOf(app))
  await app.open.db.updateTable('jobs').set({ application_count: 1 }).where('id', '=', wanted).execute()

  expect((await titles({ q: '経理' })).sort()).toEqual(['経理 古い', '経理 近い'])
  expect(await titles({ q: 'ケイリ' })).toEqual([])
  const byDeadline = ['経理 近い', '営業 遠い', '経理 古い', '営業 期限なし']
  expect(await titles({ sort: 'deadline' })).toEqual(byDeadline)
  expect(await titles({ sort: 'updated' })).toEqual(['営業 遠い', '経理 古い', '営業 期限なし', '経理 近い'])
  expect((await titles({ sort: 'applications' }))[0]).toBe('営業 期限なし')
  const second = await app.call('listMyJobs', { query: { sort: 'deadline', page: '2', limit: '1' } }, owner)
  expect(second.body.data).toMatchObject({ jobs: [{ title: '営業 遠い' }], total: 4, page: 2 })
  expect((await app.call('listMyJobs', { query: { sort: 'pay' as never } }, owner)).status).toBe(400)
})

test('a posting is put aside, gone on with, and made a template', async () => {
  const posting = { title: ' 経理 ', terms: { pay: { unit: 'hour' as const, min: 1_500 } } }
  const saved = await app.call('saveJobDraft', { body: { posting } }, owner)
  expect(saved.status).toBe(201)
  const { draft } = saved.body.data
  expect(draft).toMatchObject({ template_name: null, posting })
  const params = { id: draft.id }
  const change = { posting: { title: '総務' }, template_name: '事務の基本', updated_at: draft.updated_at }
  expect((await app.call('editJobDraft', { params, body: change }, owner)).body.data.draft).toMatchObject({
    template_name: '事務の基本',
    posting: { title: '総務' },
  })
  expect((await app.call('listJobDrafts', {}, owner)).body.data.drafts.map(({ id }: { id: string }) => id)).toEqual([
    draft.id,
  ])
  expect((await app.call('readJobDraft', { params }, owner)).body.data.draft.posting).toEqual({ title: '総務' })
  expect((await app.call('deleteJobDraft', { params }, owner)).status).toBe(200)
  expect((await app.call('readJobDraft', { params }, owner)).status).toBe(404)
})

test('a stale draft does not overwrite a newer one', async () => {
  const id = await draftOf(app, owner)
  const { draft } = (await app.call('readJobDraft', { params: { id } }, owner)).body.data
  const edit = (title: string, updated_at: string) =>
    app.call('editJobDraft', { params: { id }, body: { posting: { title }, updated_at } }, owner)
  await app.open.db
    .updateTable('job_drafts')
    .set({ updated_at: new Date(Date.parse(draft.updated_at) + 5_000) })
    .where('id', '=', id)
    .execute()
  const late = await edit('遅い', draft.updated_at)
  expect([late.status, late.body.code]).toEqual([409, 'draft-changed'])
  expect((await edit('新しい', new Date(Date.parse(draft.updated_at) + 5_000).toISOString())).status).toBe(200)
})

test('an employer has 50 drafts at most', async () => {
  const other = await personOf(app, 'employer')
  for (let at = 0; at < 49; at += 1) await draftOf(app, other)
  const save = () => app.call('saveJobDraft', { body: { posting: {} } }, other)
  const both = (await Promise.all([save(), save()])).map(({ status }) => status)
  expect(both.sort()).toEqual([201, 409])
})

test('a team shares its drafts', async () => {
  const employer = await personOf(app, 'employer')
  const [recruiter, viewer] = [await memberOf(app, employer, 'recruiter'), await memberOf(app, employer, 'viewer')]
  const { draft } = (await app.call('saveJobDraft', { body: { posting: { title: '共有' } } }, recruiter)).body.data
  for (const who of [employer, recruiter, viewer])
    expect((await app.call('listJobDrafts', {}, who)).body.data.drafts).toMatchObject([{ id: draft.id }])
})
