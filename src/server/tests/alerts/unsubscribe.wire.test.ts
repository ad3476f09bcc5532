import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { unsubscribePath } from '#contract/signed-links.ts'

const app = fixture(openTestApp)

const pathOf = ({ id }: Person) => unsubscribePath(id, app.dependencies.config.secret)
const wantsAlerts = async (who: Person) =>
  (await app.call('readNotificationSettings', {}, who)).body.data.settings.kinds.alert.mail
/** As a mail program does (RFC 8058): a form, without a session, an origin or a cookie. */
const oneClick = (url: string, payload = 'List-Unsubscribe=One-Click') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload })

const buttonOfThePage = (url: string) =>
  app.call('unsubscribeAlerts', { body: { token: new URL(url, 'http://localhost').searchParams.get('token') ?? '' } })
function multipart(url: string) {
  const payload = new FormData()
  payload.append('List-Unsubscribe', 'One-Click')
  return app.inject({ method: 'POST', url, payload })
}

test.each([
  ['one click of a mail program', oneClick],
  ['a multipart form', multipart],
  ['the button of the page', buttonOfThePage],
])('%s ends alerts, as often as it comes, until the settings turn them on again', async (_, end) => {
  const who = await app.register()
  expect(await wantsAlerts(who)).toBe(true)
  for (const _ of [1, 2]) {
    const { status, text } = await end(pathOf(who))
    expect([status, text]).toEqual([200, expect.stringContaining('新着求人メールを停止しました')])
  }
  expect(await wantsAlerts(who)).toBe(false)
  await app.call('updateNotificationSettings', { body: { kinds: { alert: { mail: true } } } }, who)
  expect(await wantsAlerts(who)).toBe(true)
})

test('a token that was not signed here ends nothing', async () => {
  const [who, other] = [await app.register(), await app.register()]
  const foreign = unsubscribePath(who.id, 'another secret that is long enough')
  for (const url of [foreign, pathOf(other).replace(other.id, who.id), '/unsubscribe?token=x', '/unsubscribe'])
    expect([url, (await oneClick(url)).status]).toEqual([url, 400])
  expect((await oneClick(pathOf(who), 'x'.repeat(5_000))).status).toBe(413)
  expect(await wantsAlerts(who)).toBe(true)
})

test('to open the address ends nothing', async () => {
  const who = await app.register()
  await app.inject({ method: 'GET', url: pathOf(who) })
  expect(await wantsAlerts(who)).toBe(true)
})
