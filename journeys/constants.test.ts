import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { press } from './testing/catalogue-row.ts'
import { desktopJourney } from './testing/journey.ts'
import { call, postPublicJob, signInAdmin, signUp, unique } from './testing/people.ts'

// The product's constants as visible on screens; those of tokens and links are tested through HTTP.

/** From now on the page's timers advance only with `page.clock.runFor`. */
async function holdTime(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

desktopJourney('a card shows work time, at most 3 tags, 新着, and pay in units of 10,000 yen', async ({ arrive }) => {
  const employer = await signUp('employer', '定数 太郎')
  const title = `定数の検査係 ${unique()}`
  const requirements = ['一', '二', '三', '四'].map((number) => `要件その${number}`)
  await postPublicJob(employer, title, { requirements, salary_min: 254_000, salary_max: 306_000 })
  const { page, visit } = await arrive()
  await visit(`/?keyword=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByText('9:00～18:00').waitFor()
  await card.getByText('月給25万円〜31万円').waitFor()
  await card.getByText('新着').waitFor()
  expect(await card.getByText(/^要件その/).allInnerTexts()).toEqual(requirements.slice(0, 3))
})

desktopJourney('after a reset the login screen follows in 3 seconds', async ({ arrive }) => {
  const person = await signUp('user', '定数 花子')
  const { resetLink } = await call<{ resetLink: string }>('POST /api/auth/forgot-password', {
    body: { email: person.email },
  })
  const { page, visit } = await arrive()
  await visit(resetLink.slice(new URL(resetLink).origin.length))
  await holdTime(page)
  await page.getByLabel('新しいパスワード', { exact: true }).fill('atarashii')
  await page.getByLabel('新しいパスワード（確認）').fill('atarashii')
  await press(page, 'パスワードを変更する')
  await page.getByText('パスワードを変更しました').first().waitFor()
  await page.clock.runFor(2_900)
  expect(new URL(page.url()).pathname).toBe('/reset-password')
  await page.clock.runFor(200)
  await page.waitForURL('/login')
})

desktopJourney('a toast is labelled Notifications, reached by Alt+T and gone after 5 seconds', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '定数 太郎'), `通知の検査係 ${unique()}`)
  const { page, visit } = await arrive({ as: await signUp('user', '定数 花子') })
  await visit(`/jobs/${job.id}`)
  await page.clock.install()
  await press(page, 'この求人に応募する')
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByText('応募が完了しました！')
  await toast.waitFor()
  await page.clock.runFor(3_000)
  await page.keyboard.press('Alt+KeyT')
  const reached = () => document.activeElement?.closest('[aria-label^="Notifications"]') !== null
  expect(await page.evaluate(reached)).toBe(true)
  // The toast's time continues when the reader leaves it.
  await page.keyboard.press('Escape')
  await page.clock.runFor(6_000)
  await toast.waitFor({ state: 'detached' })
})

desktopJourney('tooltips open after 700 ms, and the next one at once within 300 ms', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signInAdmin() })
  await visit('/admin/users')
  const [first, second] = [
    page.getByRole('button', { name: /を表示$|を編集$/ }).nth(0),
    page.getByRole('button', { name: /を表示$|を編集$/ }).nth(1),
  ]
  await first.waitFor()
  await holdTime(page)
  await first.hover()
  await page.clock.runFor(650)
  expect(await page.getByRole('tooltip').count()).toBe(0)
  await page.clock.runFor(100)
  await page.getByRole('tooltip').waitFor()
  await page.mouse.move(0, 0, { steps: 4 })
  await page.clock.runFor(200)
  await second.hover()
  await page.clock.runFor(50)
  await page.getByRole('tooltip').waitFor()
})

desktopJourney('settings begin with their defaults', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signUp('user', '定数 花子') })
  await visit('/settings?tab=notifications')
  const on = page.getByRole('switch', { checked: true })
  await on.first().waitFor()
  expect(
    await on.evaluateAll((all) => all.map((one) => one.closest('label')?.querySelector('b')?.textContent)),
  ).toEqual(['メール通知'])
  for (const kind of ['新着求人', '選考状況の更新'])
    for (const outlet of ['サイト内', 'メール', 'プッシュ'])
      await page.getByRole('checkbox', { name: `${kind}を${outlet}で受け取る`, checked: true }).waitFor()
  await page.getByRole('tab', { name: '表示' }).click()
  await page.getByRole('radio', { name: 'ライト', checked: true }).waitFor()
  await page.getByRole('radio', { name: '中', checked: true }).waitFor()
  await page.getByRole('tab', { name: 'アカウント' }).click()
  await expect.poll(() => page.getByLabel('タイムゾーン').inputValue()).toBe('Asia/Tokyo')
})
