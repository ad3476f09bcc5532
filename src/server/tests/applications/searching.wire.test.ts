import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer'))
beforeAll(async () => {
  // Somebody else's applications stay theirs.
  const [other, seeker] = [await personOf(app, 'employer'), await personOf(app, 'user', { name: '斎藤 恵' })]
  const elsewhere = await jobOf(app, other, { title: '経理スタッフ' })
  await app.call('applyToJob', { params: { id: elsewhere }, body: { cover_letter: 'ガラス細工' } }, seeker)
})

const found = async (q: string): Promise<string[]> => {
  const { data } = (await app.call('listEmployerApplications', { query: { q } }, employer)).body
  expect(data.total).toBe(data.applications.length)
  return data.applications.map(({ id }: { id: string }) => id)
}

async function applied(title: string, name: string, cover_letter: string) {
  const [job, seeker] = [await jobOf(app, employer, { title }), await personOf(app, 'user', { name })]
  app.wait(1_000)
  const { body } = await app.call('applyToJob', { params: { id: job }, body: { cover_letter } }, seeker)
  return { id: body.data.application.id as string, job, seeker }
}

test('an employer finds applications by name, phone, letter, title and notes', async () => {
  const megumi = await applied('経理スタッフ', '斎藤 恵', 'ｶﾞﾗｽ細工の経験があります。')
  const ichiro = await applied('看護師', '鈴木 一郎', '')
  await app.call('addApplicationNote', { params: { id: ichiro.id }, body: { text: 'Excelが得意' } }, employer)
  await app.call('updateProfile', { body: { phone: '090-1234-5678' } }, ichiro.seeker)
  const expected: [string, string[]][] = [
    ['斎藤恵', [megumi.id]],
    [ichiro.seeker.email, [ichiro.id]],
    ['０９０-1234', [ichiro.id]],
    ['ガラス', [megumi.id]],
    ['ケイリ', []],
    ['経理スタッフ', [megumi.id]],
    ['excel', [ichiro.id]],
    ['看護師 EXCEL 鈴木', [ichiro.id]],
    ['看護師 斎藤', []],
    // No term runs from one text into the next, and figures of a phone number are part of nothing else.
    ['スタッフ斎藤', []],
    ['example.com0901234', []],
    ['恵ガラス', []],
    ['100%', []],
  ]
  for (const [q, ids] of expected) expect([q, await found(q)]).toEqual([q, ids])
})

test('the search text of an application follows name, title and notes, and is deleted with it', async () => {
  const { id, job, seeker } = await applied('倉庫管理', '高橋 恵', '')
  await app.call('updateProfile', { body: { name: '斉木 恵' } }, seeker)
  expect([await found('高橋'), await found('斉木')]).toEqual([[], [id]])
  const terms = { company: '商店', location: '東京都港区', description: '月次決算' }
  await app.call('editJob', { params: { id: job }, body: { ...terms, title: '配送ドライバー' } }, employer)
  expect([await found('倉庫管理'), await found('配送')]).toEqual([[id], []])
  await app.call('approveJob', { params: { id: job } }, await personOf(app, 'admin'))
  expect([await found('倉庫管理'), await found('配送')]).toEqual([[], [id]])
  const { body } = await app.call('addApplicationNote', { params: { id }, body: { text: '要連絡' } }, employer)
  expect(await found('要連絡')).toEqual([id])
  const params = { id, noteId: body.data.note.id }
  await app.call('deleteApplicationNote', { params }, employer)
  expect(await found('要連絡')).toEqual([])
  await app.call('undoApplication', { params: { id } }, seeker)
  expect(await found('斉木')).toEqual([])
})
