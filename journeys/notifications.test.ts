import { expect } from 'vitest'
import { openPushService, subscribedBrowser } from '#workers/testing/push-service.ts'
import { desktopJourney, phoneJourney } from './testing/journey.ts'
import { choose } from './testing/page-actions.ts'
import { apply, call, postPublicJob, signUp, unique } from './testing/people.ts'
import { pretendPushService, receivePush } from './testing/push-browser.ts'

phoneJourney('the bell counts a new message, and opening it marks it read', async ({ arrive }) => {
  const [employer, seeker] = [await signUp('employer', '採用 太郎'), await signUp('user', '応募 花子')]
  const { id: job } = await postPublicJob(employer, `通知の係 ${unique()}`)
  const applicationId = await apply({ id: job }, seeker)
  const { page, visit, checkScreen } = await arrive({ as: seeker })
  await visit('/settings')
  const bell = page.getByRole('button', { name: '通知', exact: true })
  await bell.press('Enter')
  await page.getByText('通知はまだありません。').waitFor()
  await checkScreen()
  await page.keyboard.press('Escape')

  await call(`POST /api/applications/${applicationId}/messages`, { by: employer, body: { body: 'はじめまして。' } })
  // Delivered at once; an employer's decision would wait, because it can be undone.
  await page.getByRole('button', { name: '通知（未読1件）' }).press('Enter')
  const told = page.getByRole('link', { name: /メッセージが届きました/ })
  await told.waitFor()
  await checkScreen()
  await page.getByRole('link', { name: 'すべての通知を見る' }).click()
  await page.waitForURL('/notifications')
  await page.getByRole('status').filter({ hasText: '未読1件' }).waitFor()
  await checkScreen()
  await page
    .getByRole('main')
    .getByRole('link', { name: /メッセージが届きました/ })
    .click()
  await page.waitForURL(`/applications/${applicationId}`)
  await bell.waitFor()
  const { unread } = await call<{ unread: number }>('GET /api/notifications?page=1', { by: seeker })
  expect(unread).toBe(0)
})

desktopJourney(
  'a browser that was subscribed in the settings receives pushes until it signs out',
  async ({ arrive, device }) => {
    const [employer, seeker] = [await signUp('employer', '採用 太郎'), await signUp('user', '応募 花子')]
    const { id: job } = await postPublicJob(employer, `通知の係 ${unique()}`)
    const applicationId = await apply({ id: job }, seeker)
    const service = await openPushService()
    const browser = subscribedBrowser(service.origin)
    const visitor = await arrive({ as: seeker })
    await pretendPushService(visitor, browser.subscription)
    const { page, visit, checkScreen } = visitor
    await visit('/settings?tab=notifications')
    const own = page.getByRole('switch', { name: /^この端末でプッシュ通知を受け取る/ })
    await expect.poll(() => own.isChecked()).toBe(false)
    await own.press('Space')
    const devices = page.getByRole('list', { name: 'プッシュ通知を受け取る端末' })
    await devices.getByText('この端末').waitFor()
    await expect.poll(() => own.isChecked()).toBe(true)
    await checkScreen()

    await call(`POST /api/applications/${applicationId}/messages`, { by: employer, body: { body: 'はじめまして。' } })
    await expect.poll(() => service.received.length).toBe(1)
    const message = browser.read(service.received[0]!.body)
    expect(await receivePush(visitor, message)).toMatchObject([
      { title: 'メッセージが届きました', data: { path: `/applications/${applicationId}` } },
    ])

    await choose(page, device, seeker, 'ログアウト')
    await page.getByText('ログアウトしました').waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('journey.push'))).toBeNull()
    await service.close()
  },
)
