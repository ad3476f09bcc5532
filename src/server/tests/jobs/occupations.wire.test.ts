import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { searchOn } from '#store/search/search-on.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))

const nurse = {
  title: '有料老人ホームの看護師（日勤のみ）',
  company: '青葉会',
  location: '大阪府',
  description: '健康管理',
}
const post = async (more: object) => (await app.call('postJob', { body: { ...nurse, ...more } }, owner)).body
const posted = async (more: object = {}) => (await post(more)).data.job
const edited = async (id: string, body: object) =>
  (await app.call('editJob', { params: { id }, body }, owner)).body.data.job

test('unstated occupations are guessed from the title', async () => {
  const job = await posted()
  expect(job).toMatchObject({ occupations: ['nurse'], occupation_names: ['看護師'], occupations_guessed: true })
  expect(await edited(job.id, { location: '京都府' })).toMatchObject({ occupations: ['nurse'] })
  expect(await edited(job.id, { title: '施設の調理師' })).toMatchObject({
    occupations: ['cook'],
    occupations_guessed: true,
  })
  const stated = { occupations: ['school-lunch', 'kitchen'], occupations_guessed: false }
  expect(await edited(job.id, { occupations: stated.occupations })).toMatchObject(stated)
  expect(await edited(job.id, { title: '看護師' })).toMatchObject(stated)
  expect(await edited(job.id, { occupations: [] })).toMatchObject({ occupations: ['nurse'], occupations_guessed: true })
})

test('a stated category is kept, and an unstated one follows from the occupations', async () => {
  expect(await posted()).toMatchObject({ category: null })
  const job = await posted({ occupations: ['farm', 'nurse'] })
  expect(job).toMatchObject({ category: 'service' })
  expect(await posted({ occupations: ['nurse'], category: 'office' })).toMatchObject({ category: 'office' })
  expect(await edited(job.id, { occupations: ['backend'] })).toMatchObject({ category: 'it' })
  expect(await edited(job.id, { occupations: ['nurse'], category: 'it' })).toMatchObject({ category: 'it' })
  expect(await edited(job.id, { occupations: ['accounting'] })).toMatchObject({ category: 'it' })
})

test('jobs from before there were occupations get their guesses later, and stated ones stay', async () => {
  const [old, stated] = [await posted(), await posted({ occupations: ['cook'] })]
  await app.open.executeSql(
    `UPDATE jobs SET search_version = 0, occupations = CASE WHEN occupations_guessed THEN '{}' ELSE occupations END`,
  )
  await searchOn(app.open.db).updateIndex({ minFresh: 1 })
  const occupations = async ({ id }: { id: string }) =>
    (await app.call('readJob', { params: { id } }, owner)).body.data.job.occupations
  expect([await occupations(old), await occupations(stated)]).toEqual([['nurse'], ['cook']])
})
