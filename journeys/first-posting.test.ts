import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { journey, phoneJourney } from '#journeys/testing/journey.ts'
import { posting } from '#journeys/testing/main-paths.ts'
import { unique } from '#journeys/testing/people.ts'

journey('a new employer sends the first posting with eleven fields and six presses', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive()
  let [fields, presses] = [0, 0]
  const main = page.getByRole('main')
  const fill = async (label: string | RegExp, text: string) => {
    fields += 1
    await main.getByLabel(label, { exact: true }).fill(text)
  }
  const press = async (button: Locator) => {
    presses += 1
    await button.click()
  }

  await visit('/register')
  await press(main.getByText('企業・採用担当者'))
  await fill('担当者名', '採用 花子')
  await fill('メールアドレス', `first-${unique()}@example.com`)
  await fill('パスワード', 'himitsu-no-aikotoba')
  await fill('パスワード（確認）', 'himitsu-no-aikotoba')
  await press(main.getByRole('button', { name: '登録する' }))

  await page.waitForURL('/employer/start')
  await press(main.getByRole('link', { name: '入力する', exact: true }))
  await fill('名称', '株式会社みらい物産')
  await fill('郵便番号', '105-0001')
  await expect.poll(() => main.getByLabel('所在地').inputValue()).toBe('東京都港区虎ノ門')
  await fill('所在地', '東京都港区虎ノ門1-2-3')
  await fill('電話番号', '０３ー１２３４ー５６７８')
  await press(main.getByRole('button', { name: '保存する' }))

  // The first of the three steps is done.
  await page.waitForURL('/employer/start')
  await main.getByText('完了').waitFor()
  await checkScreen()
  await press(main.getByRole('link', { name: '求人を入力する' }))
  await expect.poll(() => main.getByLabel('会社名').inputValue()).toBe('株式会社みらい物産')
  await fill(/^求人タイトル/, `文具の法人営業 ${unique()}`)
  await fill(/^仕事内容/, '法人のお客様へ、文具と事務用品をご提案します。見積り、納品の手配、請求までを受け持ちます。')
  await fill('月給の下限', '25万〜30万')
  await press(main.getByRole('button', { name: '承認を申請する' }))
  await page.getByText('求人が承認待ちとして送信されました。管理者による承認をお待ちください。').waitFor()
  expect({ fields, presses }).toEqual({ fields: 11, presses: 6 })
})

// On a desktop it is part of `npm test`.
phoneJourney(...posting)
