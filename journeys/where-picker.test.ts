import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney, journey, phoneJourney } from './testing/journey.ts'
import { openPanel } from './testing/page-actions.ts'
import { asked, found, press, publish } from './testing/search-results.ts'

const three = () =>
  publish(
    { title: '司書', location: '東京都渋谷区' },
    { title: '装丁家', location: '東京都新宿区', terms: { workplace: { station: '新宿', station_minutes: 5 } } },
    { title: '製本工', location: '大阪府堺市' },
  )
const picker = (page: Page) => page.getByRole('dialog', { name: '勤務地を選ぶ' })
const openPicker = (page: Page) => page.getByRole('button', { name: /^勤務地・駅/ }).click()

journey('a municipality and a station are chosen together, and one is taken away', async ({ arrive }) => {
  const word = await three()
  const { page, visit, checkScreen } = await arrive()
  await visit('/')
  await page.getByLabel('キーワード').fill(word)
  await openPicker(page)
  const dialog = picker(page)
  expect(await dialog.getByRole('radio', { name: '東京都' }).evaluate((node) => node === document.activeElement)).toBe(
    true,
  )
  await dialog.getByRole('checkbox', { name: /^渋谷区/ }).check()
  await dialog.getByRole('button', { name: /^1件を見る/ }).waitFor()
  await checkScreen()

  await dialog.getByRole('tab', { name: '沿線・駅' }).click()
  await checkScreen()
  await dialog.getByRole('radio', { name: 'JR中央線快速' }).check({ force: true })
  await dialog.getByRole('checkbox', { name: /^新宿\s*1\s*件/ }).check()
  await dialog.getByLabel('駅名で探す').fill('シナガワ')
  await dialog.getByRole('checkbox', { name: /^品川\s*JR/ }).check()
  await checkScreen()
  const chips = dialog.getByRole('list', { name: '選んだ場所' })
  expect(await chips.getByRole('button').allTextContents()).toEqual(['渋谷区', '新宿駅', '品川駅'])
  await chips.getByRole('button', { name: '品川駅を外す' }).press('Enter')
  await expect
    .poll(() => chips.getByRole('button', { name: '新宿駅を外す' }).evaluate((node) => node === document.activeElement))
    .toBe(true)
  await dialog.getByRole('button', { name: /^2件を見る/ }).click()

  await found(page, 2).waitFor()
  expect(asked(page)).toEqual({ keyword: word, area: '13113', station: '003700' })
  await page.getByRole('button', { name: 'この条件を保存', disabled: false }).waitFor()
  await press(page, page.getByRole('link', { name: '渋谷区の条件を外す' }), 'Enter')
  await found(page, 1).waitFor()
  await openPanel(page)
  await page.getByRole('button', { name: '勤務地・駅：新宿駅' }).waitFor()
})

desktopJourney('a commute is chosen from a station by its kana', async ({ arrive }) => {
  const word = await three()
  const { page, visit, checkScreen } = await arrive()
  await visit(`/?keyword=${word}`)
  await openPicker(page)
  const dialog = picker(page)
  await dialog.getByRole('tab', { name: '通勤時間' }).click()
  await dialog.getByLabel('出発の駅', { exact: true }).fill('しぶや')
  await dialog.getByRole('radio', { name: /^渋谷駅/ }).check()
  await dialog.getByRole('radio', { name: /^30\s*分/ }).check({ force: true })
  await checkScreen()
  await dialog.getByRole('button', { name: /^1件を見る/ }).click()
  await found(page, 1).waitFor()
  await page.getByRole('link', { name: '渋谷駅から30分以内（目安）の条件を外す' }).waitFor()
})

phoneJourney('the browser is asked for the position on pressing only, and it is sent rounded', async ({ arrive }) => {
  const word = await three()
  const { page, visit, checkScreen } = await arrive()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 35.690123, longitude: 139.700456 })
  await visit(`/?keyword=${word}`)
  await openPanel(page)
  await openPicker(page)
  const dialog = picker(page)
  await dialog.getByRole('tab', { name: '現在地' }).click()
  await checkScreen()
  await dialog.getByRole('radio', { name: /^1\s*km/ }).check({ force: true })
  expect(await dialog.getByRole('list', { name: '選んだ場所' }).count()).toBe(0)
  await dialog.getByRole('button', { name: '現在地を使う' }).click()
  await dialog.getByRole('button', { name: '現在地から1 km以内を外す' }).waitFor()
  await dialog.getByRole('button', { name: /^1件を見る/ }).click()
  await found(page, 1).waitFor()
  expect(asked(page)).toEqual({ keyword: word, near: '35.69,139.7', within: '1' })
  await page.getByRole('link', { name: '現在地から1 km以内の条件を外す' }).waitFor()
})
