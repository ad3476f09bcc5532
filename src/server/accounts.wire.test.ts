import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#house/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

test('a person signs up, is signed in, and reads their own account', async () => {
  const { status, body } = await house.call('register', {
    body: { name: '佐藤 美咲', email: 'Misaki@Example.com', password: 'password', role: 'user' },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    success: true,
    data: { user: { name: '佐藤 美咲', role: 'user', email_verified: false } },
  })
  const me = await house.call('readMe', {}, body.data.token)
  expect(me.body.data.user.email).toBe('Misaki@Example.com')
})
