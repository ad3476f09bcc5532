import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { send } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)

test('paper fields are stored one by one, and null or an empty text clears', async () => {
  const person = await personOf(app)
  const before = (await app.call('readPapers', {}, person)).body.data.papers
  expect([before.name_kana, before.licences]).toEqual([null, []])

  const licences = [
    { date: '2019-03', name: '普通自動車第一種運転免許' },
    { date: '', name: '' },
  ]
  const first = { name_kana: 'やまだ たろう', birth_date: '1990-04-01', postal_code: '〒１００－０００１', licences }
  const { status, body } = await app.call('updatePapers', { body: first }, person)
  expect([status, body.message]).toEqual([200, '応募書類の内容を保存しました'])
  const second = { birth_date: null, self_pr: '粘り強さが強みです' }
  const { papers } = (await app.call('updatePapers', { body: second }, person)).body.data
  expect(papers).toMatchObject({
    ...{ name_kana: 'やまだ たろう', birth_date: null, postal_code: '1000001', self_pr: '粘り強さが強みです' },
    licences: [{ date: '2019-03', name: '普通自動車第一種運転免許' }],
  })
  expect((await app.call('readPapers', {}, person)).body.data.papers).toEqual(papers)
})

test('a date of birth is a day that was', async () => {
  const person = await personOf(app)
  for (const birth_date of ['1990-02-30', '1899-12-31', '2999-01-01', '平成2年']) {
    const { status, body } = await app.call('updatePapers', { body: { birth_date } }, person)
    expect([birth_date, status, body.errors]).toEqual([
      birth_date,
      400,
      [{ msg: '日付を正しく入力してください', path: 'birth_date' }],
    ])
  }
})

test('the profile has what papers need of it, stored once, and leaves as it is what it is not given', async () => {
  const person = await personOf(app)
  const licences = [{ date: '2019-03', name: '普通自動車第一種運転免許' }]
  await app.call('updatePapers', { body: { name_kana: 'やまだ たろう', licences, wishes: '在宅' } }, person)
  const read = async () => (await app.call('readProfile', {}, person)).body.data.user
  expect(await read()).toMatchObject({ name_kana: 'やまだ たろう', birth_date: null, licences, summary: null })

  const body = { bio: '経理です', birth_date: '1990-04-01', postal_code: '100-0001', summary: '経理を七年' }
  const saved = (await app.call('updateProfile', { body }, person)).body.data.user
  const due = { ...body, postal_code: '1000001', name_kana: 'やまだ たろう', licences, self_pr: null }
  expect([saved, await read()]).toMatchObject([due, due])
  await app.call('updateProfile', { body: { name: '山田 太郎' } }, person)
  expect(await read()).toMatchObject({ ...due, name: '山田 太郎' })
  const { papers } = (await app.call('readPapers', {}, person)).body.data
  expect(papers).toMatchObject({ birth_date: '1990-04-01', summary: '経理を七年', wishes: '在宅' })

  const form = new FormData()
  for (const [field, text] of Object.entries({ summary: '', licences: '[{"date":"","name":"簿記"}]' }))
    form.append(field, text)
  const sent = await send(app, 'updateProfile', { form }, person)
  expect(sent.body.data.user).toMatchObject({ summary: null, licences: [{ date: '', name: '簿記' }] })
  const wrong = await app.call('updateProfile', { body: { birth_date: '2999-01-01', name: '別の名前' } }, person)
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'birth_date'])
  expect(await read()).toMatchObject({ name: '山田 太郎', birth_date: '1990-04-01' })
})
