import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { journey, phoneJourney } from '#journeys/testing/journey.ts'
import { posting } from '#journeys/testing/main-paths.ts'
import { signUpEmployer, unique } from '#journeys/testing/people.ts'

/** Faulty rows of the sheet: no title, a deadline, pay, a unit and a prefecture that cannot be read. */
const faulty = [
  ',2026年内,月給,25万,東京',
  '経理,そのうち,月給,25万,東京',
  '総務,,月給,応相談,東京',
  '法務,,月給,時給1280円,東京',
  '人事,,月給,25万,江戸',
]

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

journey('importing 100 postings reports the five faulty rows', async ({ arrive }) => {
  const word = unique()
  const description = '法人のお客様へ、文具と事務用品をご提案します。見積りから請求までを受け持ちます。'
  const row = (line: string, at: number) => {
    const [title, ...cells] = line.split(',')
    return [
      title && `${title} ${word} ${at}`,
      '株式会社みちしるべ',
      '東京都港区',
      `${description}${at}`,
      ...cells,
    ].join(',')
  }
  const good = Array.from({ length: 95 }, () => '営業,令和80年12月25日,月給,２５万,東京')
  const rows = [...good.slice(0, 40), ...faulty, ...good.slice(40)]
  const head = '求人タイトル（必須）,会社名（必須）,勤務地,仕事内容,応募締切,給与の種類,給与の下限,都道府県'
  const text = `求人一覧,,,,,,,\n${head}\n${rows.map(row).join('\n')}\n`

  const { page, visit, checkScreen } = await arrive({ as: await signUpEmployer('取込 二郎') })
  await visit('/employer/jobs/import')
  await page
    .getByLabel('求人のファイル')
    .setInputFiles({ name: '求人.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByText('95件を取り込めます').waitFor()
  await page.getByText('5件は修正が必要です。', { exact: false }).waitFor()
  const shown = page.getByRole('row')
  const told = (await shown.allInnerTexts()).slice(1, 6)
  expect(told.map((line) => /\d+/.exec(line)?.[0])).toEqual(['43', '44', '45', '46', '47'])
  for (const column of ['求人タイトル', '応募締切', '給与の下限', '都道府県'])
    expect(told.some((line) => line.includes(`${column}：`))).toBe(true)
  await checkScreen()
  await page.getByRole('button', { name: '95件の承認を申請する' }).click()
  await page.getByText('95件の承認を申請しました').waitFor()
})
