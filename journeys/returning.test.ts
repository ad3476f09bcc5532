import { expect } from 'vitest'
import { settle } from './testing/check-screen.ts'
import { journey, phoneJourney } from './testing/journey.ts'
import { call, signInDemo } from './testing/people.ts'
import { onSlowNetwork } from './testing/slow-network.ts'
import type { Visitor } from './testing/visitor.ts'

/** Opens the front page on a slow network, at its top and then at its end; movement is a fault. */
async function openSlowly({ context, page, visit }: Visitor, heading: RegExp): Promise<void> {
  for (const atEnd of [false, true]) {
    if (atEnd)
      await page.addInitScript(() => {
        setInterval(() => document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight), 50)
      })
    await onSlowNetwork(context, async () => {
      await visit('/')
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await settle(page)
    })
  }
}

journey('a first return loads the front page without movement', async ({ arrive }) => {
  await openSlowly(await arrive({ as: await signInDemo('seeker') }), /^公開中の求人 \d+件$/)
})

journey('a returning seeker sees new jobs above the earlier ones', async ({ arrive, device }) => {
  type Jobs = { jobs: { id: string; title: string }[] }
  const data = await call<Jobs>('GET /api/jobs?page=1&limit=12')
  const { jobs } = data
  const seen = jobs.at(-1)!
  const visitor = await arrive({ as: await signInDemo('seeker') })
  const { page, visit, checkScreen } = visitor
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch()
    const { data: read, ...rest } = await response.json()
    const home = { ...read, last_visit: new Date().toISOString(), new_total: 7, new: jobs.slice(0, 7) }
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fulfill({ json: { ...rest, data: home } })
  })
  // Other journeys post jobs meanwhile.
  await page.route(/\/api\/jobs\?.*limit=12/, (route) => route.fulfill({ json: { success: true, data } }))
  await visit(`/jobs/${seen.id}`)
  await page.waitForFunction((id) => JSON.stringify({ ...localStorage }).includes(id), seen.id)
  await visit('/')
  await page.getByRole('heading', { level: 1, name: '前回から新着 7件' }).waitFor()
  const list = page.getByRole('region', { name: '新着の求人' })
  await list.getByRole('heading', { name: '前回までの求人' }).waitFor()
  await list.getByRole('article').filter({ hasText: seen.title }).getByText('閲覧済み').waitFor()
  await checkScreen()
  await list.getByRole('button', { name: '新着をあと3件表示する' }).click()
  expect(await list.getByRole('article').count()).toBe(jobs.length)
  await list.getByRole('button', { name: 'まとめて隠す' }).click()
  expect(await list.getByRole('article').count()).toBe(7)

  // Narrow screens fold the search to one line.
  const field = page.getByRole('combobox', { name: 'キーワード' })
  expect(await field.isVisible()).toBe(!device.phone)
  if (!device.phone) return
  await page.getByRole('button', { name: '条件を入力して探す' }).click()
  await field.fill('看護師')
  await checkScreen()
  await field.press('Enter')
  await page.waitForURL(/keyword=/)
})

phoneJourney('a failed call leaves the ordinary front page', async ({ arrive }) => {
  const { page, visit, expectAnswer } = await arrive({ as: await signInDemo('seeker') })
  expectAnswer(500, '/api/home')
  await page.route('**/api/home', async (route) => {
    // After the reader acts, movement is no fault.
    await page.waitForFunction(() => 'pressed' in document.documentElement.dataset)
    await route.fulfill({ status: 500, json: { success: false, message: '失敗しました' } })
  })
  await visit('/')
  await page.keyboard.press('Shift')
  await page.evaluate(() => {
    document.documentElement.dataset.pressed = ''
  })
  await page.getByRole('heading', { level: 2, name: '公開中の求人' }).waitFor()
})
