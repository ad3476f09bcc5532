import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { limits } from '#rules/limits.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)

test('a job note is private, replaced on saving and deleted by an empty text', async () => {
  const [seeker, other, employer] = [await personOf(app), await personOf(app), await personOf(app, 'employer')]
  const params = { id: await jobOf(app, employer) }
  const write = (text: string) => app.call('writeJobNote', { params, body: { text } }, seeker)
  const notes = async (as = seeker) => (await app.call('listJobNotes', {}, as)).body.data.notes
  expect((await write('面接は来週')).body.message).toBe('メモを保存しました')
  await write('面接は再来週')
  expect(await notes()).toMatchObject([{ job_id: params.id, text: '面接は再来週' }])
  for (const somebody of [other, employer]) expect(await notes(somebody)).toEqual([])
  await app.call('writeJobNote', { params, body: { text: '私のメモ' } }, other)
  expect((await write(' ')).body).toMatchObject({ message: 'メモを削除しました', data: { note: null } })
  expect(await notes()).toEqual([])
  expect(await notes(other)).toMatchObject([{ text: '私のメモ' }])
})

test('a note needs a job that its writer may read, and ends with it', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const body = { text: 'メモ' }
  const pending = await jobOf(app, employer, { approval_status: 'pending', was_public: false })
  for (const id of [pending, 'nonsense', '019a0000-0000-7000-8000-000000000000'])
    expect((await app.call('writeJobNote', { params: { id }, body }, seeker)).status).toBe(404)
  const id = await jobOf(app, employer)
  expect((await app.call('writeJobNote', { params: { id }, body }, seeker)).status).toBe(200)
  expect((await app.call('writeJobNote', { params: { id }, body: { text: 'あ'.repeat(2_001) } }, seeker)).status).toBe(
    400,
  )
  await app.call('deleteJob', { params: { id } }, employer)
  expect((await app.call('listJobNotes', { query: { limit: '5' } }, seeker)).body.data).toMatchObject({
    total: 0,
    notes: [],
  })
})

test("notes are listed by job, and only the writer's", async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const [first, second, third] = [await jobOf(app, employer), await jobOf(app, employer), await jobOf(app, employer)]
  for (const id of [first, second])
    await app.call('writeJobNote', { params: { id }, body: { text: `メモ ${id}` } }, seeker)
  const asked = await app.call('listJobNotes', { query: { job_ids: `${second},${third}`, limit: '10' } }, seeker)
  expect(asked.body.data).toMatchObject({ total: 1, notes: [{ job_id: second }] })
  expect((await app.call('listJobNotes', { query: { job_ids: 'nonsense' } }, seeker)).status).toBe(400)
})

test('at the limit of notes a person changes them and adds none', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const [last, another] = [await jobOf(app, employer), await jobOf(app, employer)]
  const write = (id: string, text: string) => app.call('writeJobNote', { params: { id }, body: { text } }, seeker)
  await write(last, 'はじめのメモ')
  await sql`WITH many AS (
      INSERT INTO jobs SELECT (jsonb_populate_record(jobs, jsonb_build_object('id', gen_random_uuid()))).*
      FROM jobs, generate_series(2, ${limits.jobNotesPerUser}) WHERE id = ${last} RETURNING id)
    INSERT INTO job_notes SELECT ${seeker.id}, id, 'メモ', now() FROM many`.execute(app.open.db)
  expect((await write(another, '多すぎるメモ')).status).toBe(409)
  expect((await write(last, '変えたメモ')).body.data.note.text).toBe('変えたメモ')
})
