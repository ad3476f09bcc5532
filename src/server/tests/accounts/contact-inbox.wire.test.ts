import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'

const app = fixture(() => openTestApp({ env: { LIMIT_CONTACTS_PER_ADDRESS: '1000/3600' } }))
const admin = fixture(() => personOf(app, 'admin'))

type Message = {
  id: string
  subject: string
  status: string
  closed_by_name: string | null
  answers: { body: string }[]
}
const list = async (query: Record<string, string> = {}): Promise<Message[]> =>
  (await app.call('listContactMessages', { query }, admin)).body.data.messages
async function asked(about: { subject: string; email?: string; message?: string }): Promise<Message> {
  const body = { name: '問 合子', email: 'toi@example.jp', message: '教えてください。', ...about }
  expect((await app.call('contactOperator', { body })).status).toBe(201)
  const message = (await list()).find(({ subject }) => subject === about.subject)
  if (!message) throw new Error('the message is not in the inbox')
  return message
}
const answer = (id: string, body = 'お答えします。', who = admin) =>
  app.call('answerContactMessage', { params: { id }, body: { body } }, who)

test('a message is answered by mail, in one step with its closing, and opened again', async () => {
  const message = await asked({ subject: '掲載の料金' })
  expect(message).toMatchObject({ status: 'open', answers: [], closed_by_name: null })
  expect((await answer(message.id, '  ')).status).toBe(400)
  const { status, body } = await answer(message.id)
  expect([status, body.message]).toEqual([200, '回答を送信しました'])
  expect(body.data.message).toMatchObject({ status: 'closed', answers: [{ body: 'お答えします。' }] })
  expect((await list({ status: 'open', page: '1' })).map(({ id }) => id)).not.toContain(message.id)
  expect((await list({ status: 'closed', page: '1' })).map(({ id }) => id)).toContain(message.id)
  const reopened = await app.call('reopenContactMessage', { params: { id: message.id } }, admin)
  expect(reopened.body.data.message).toMatchObject({ status: 'open', closed_by_name: null })
  expect((await answer(message.id, 'もう一度お答えします。')).body.data.message.answers).toHaveLength(2)
})

test("a suspended account's message is marked and last for the operator who suspended it", async () => {
  const [suspender, suspended] = [await personOf(app, 'admin'), await personOf(app)]
  const body = { reason: '規約に反する求人を繰り返したため' }
  expect((await app.call('suspendUser', { params: { id: suspended.id }, body }, suspender)).status).toBe(200)
  const appeal = await asked({ subject: '停止の理由に納得できません', email: suspended.email })
  const later = await asked({ subject: '後から来た質問' })
  const orderOf = async (who: Person) => {
    const { body } = await app.call('listContactMessages', { query: { page: '1', limit: '100' } }, who)
    return (body.data.messages as { id: string; suspended_by_you: boolean }[])
      .filter(({ id }) => id === appeal.id || id === later.id)
      .map(({ id, suspended_by_you }) => [id, suspended_by_you])
  }
  expect(await orderOf(suspender)).toEqual([
    [later.id, false],
    [appeal.id, true],
  ])
  expect(await orderOf(admin)).toEqual([
    [appeal.id, false],
    [later.id, false],
  ])
})

test('of two administrators who answer, the second reads who was first, and nothing is sent twice', async () => {
  const message = await asked({ subject: '二人が答える' })
  const other = await personOf(app, 'admin')
  const both = await Promise.all([answer(message.id, '一人目'), answer(message.id, '二人目', other)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)
  if (!late) throw new Error('nobody came second')
  expect(late.body.message).toBe('このお問い合わせは対応済みです')
  expect(late.body.data.message).toMatchObject({ status: 'closed', closed_by_name: expect.any(String) })
  expect(late.body.data.message.answers).toHaveLength(1)
  expectRefused(
    await app.call('closeContactMessage', { params: { id: message.id } }, admin),
    409,
    'このお問い合わせは対応済みです',
    undefined,
    { message: expect.objectContaining({ id: message.id }) },
  )
})

test('the inbox search covers name, email, subject and text in any letter form', async () => {
  const word = Math.random().toString(36).slice(2, 10)
  const message = await asked({ subject: `ガス会社の求人${word}`, message: '研修はありますか' })
  for (const q of [`ｶﾞｽ会社の求人${word}`, `${word.toUpperCase()} 研修`, `toi@example.jp ${word}`])
    expect(
      (await list({ q, page: '1' })).map(({ id }) => id),
      q,
    ).toEqual([message.id])
  expect(await list({ q: `${word} 深海`, page: '1' })).toEqual([])
})

test('a person who verified an email reads the messages sent from it, and deleting the account deletes them', async () => {
  const person = await personOf(app)
  await app.open.db.updateTable('users').set({ email_verified: false }).where('id', '=', person.id).execute()
  const message = await asked({ subject: '自分の質問', email: person.email.toUpperCase() })
  await answer(message.id)
  const mine = async () => (await app.call('listMyContactMessages', {}, person)).body.data.messages
  expect(await mine()).toEqual([])
  await app.open.db.updateTable('users').set({ email_verified: true }).where('id', '=', person.id).execute()
  const [own] = await mine()
  expect(own).toMatchObject({ id: message.id, status: 'closed', answers: [{ body: 'お答えします。' }] })
  expect(JSON.stringify(own)).not.toContain('by_name')
  await app.open.db.updateTable('users').set({ email_key: 'toi@xn--38jf6c.jp' }).where('id', '=', person.id).execute()
  await app.open.db.updateTable('users').set({ email: 'toi@しごと.jp' }).where('id', '=', person.id).execute()
  const other = await asked({ subject: '別の綴り', email: 'Toi@xn--38jf6c.jp' })
  expect((await mine()).map(({ id }: { id: string }) => id)).toEqual([other.id])
  await app.call('deleteUser', { params: { id: person.id } }, admin)
  expect((await list()).map(({ id }) => id)).not.toContain(other.id)
})

test('a message is sorted by its words on arrival, and an operator corrects it and takes it', async () => {
  const about = { subject: '口座の写真を求められました', email: 'sort@example.jp', message: '詐欺かもしれません。' }
  const message = await asked(about)
  expect(message).toMatchObject({ category: 'trouble', urgency: 'high', assignee_id: null, account: null })
  const edit = (body: object) => app.call('editContactMessage', { params: { id: message.id }, body }, admin)
  const { body } = await edit({ category: 'application', urgency: 'low', assignee_id: admin.id })
  expect(body.data.message).toMatchObject({
    ...{ category: 'application', urgency: 'low', assignee_id: admin.id },
    assignee: { id: admin.id },
  })
  expect((await list({ category: 'application', urgency: 'low', assignee_id: admin.id })).map(({ id }) => id)).toEqual([
    message.id,
  ])
  expect((await edit({ assignee_id: null })).body.data.message).toMatchObject({ assignee_id: null, urgency: 'low' })
  const wrong = [await edit({ category: 'x' }), await edit({ urgency: 5 }), await edit({ assignee_id: message.id })]
  expect(wrong.map(({ status, body: { errors } }) => [status, errors?.[0]?.path])).toEqual([
    [400, 'category'],
    [400, 'urgency'],
    [400, 'assignee_id'],
  ])
})

test('the oldest unanswered message is first, and closed ones come after the open ones', async () => {
  const subjects = ['いちばん古い', 'その次', '閉じたもの']
  const ids: string[] = []
  for (const subject of subjects) ids.push((await asked({ subject })).id)
  await app.call('closeContactMessage', { params: { id: ids[2] ?? '' } }, admin)
  const order = (await list()).map(({ id }) => id)
  const places = ids.map((id) => order.indexOf(id))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})
