import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { journey, phoneJourney } from './testing/journey.ts'
import { postPublicJob, signUp, unique } from './testing/people.ts'

journey('a job seeker fills in what 履歴書 needs, sees it, and takes it along as PDF', async ({ arrive }) => {
  const person = await signUp('user', '𠮷田 髙﨑')
  const seeker = await arrive({ as: person })
  const { page } = seeker
  await seeker.visit('/papers')
  await page.getByLabel('ふりがな', { exact: true }).fill('よしだ たかさき')
  await page.getByLabel('生年月日').fill('1990-04-01')
  await page.getByRole('button', { name: '免許・資格を追加' }).click()
  await page.getByLabel('免許・資格1の取得年月').fill('令和元年6月')
  await page.getByLabel('免許・資格1の名称').fill('日商簿記検定2級')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.getByText('応募書類の内容を保存しました').waitFor()

  const preview = page.getByRole('region', { name: '履歴書のプレビュー' })
  const picture = preview.getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('radio', { name: '和暦' }).check()
  await seeker.checkScreen()

  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDFをダウンロード' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('履歴書_𠮷田髙﨑.pdf')
  const content = Buffer.concat(await Array.fromAsync(await download.createReadStream()))
  const file = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(file, { mergePages: true })
  const plain = text.replace(/\s/g, '')
  for (const part of ['履歴書', '𠮷田髙﨑', 'よしだたかさき', '平成2年4月1日生', '令和元6日商簿記検定2級'])
    expect(plain).toContain(part)
})

phoneJourney(
  'on a telephone one press leads past the form to the preview, and what was typed stays',
  async ({ arrive }) => {
    const { page, visit } = await arrive({ as: await signUp('user', '先 見子') })
    await visit('/papers')
    const kana = page.getByLabel('ふりがな', { exact: true })
    await kana.fill('さき みこ')
    await page.getByRole('link', { name: 'プレビューへ' }).click()
    const heading = page.getByRole('heading', { name: 'プレビュー' })
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(300)
    expect(await kana.inputValue()).toBe('さき みこ')
  },
)

journey(
  'the jobs of a blocked employer are hidden from the person who blocked it, until the block ends',
  async ({ arrive }) => {
    const word = unique()
    const employer = await signUp('employer', '隠岐 次郎')
    const job = await postPublicJob(employer, `隠れる仕事${word}`)
    const seeker = await arrive({ as: await signUp('user', '避ける 花子') })
    const { page } = seeker
    await seeker.visit(`/jobs/${job.id}`)
    await page.getByRole('button', { name: 'この企業をブロック' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ブロックする' }).click()
    await page.getByText('企業をブロックしました').waitFor()
    await page.getByRole('button', { name: 'ブロックした企業の求人です' }).first().waitFor()

    await seeker.visit(`/?keyword=${word}`)
    await page.getByRole('heading', { name: '1件の求人が見つかりました' }).waitFor()
    await page.locator('.job-row[data-blocked]').waitFor({ state: 'attached' })
    expect(await page.getByRole('link', { name: job.title }).count()).toBe(0)
    await seeker.visit('/')
    await page.getByText('ブロックした企業の求人だけです。').waitFor()

    await seeker.visit('/settings?tab=privacy')
    await seeker.checkScreen()
    await page.getByRole('button', { name: /のブロックを解除$/ }).click()
    await page.getByText('ブロックした企業はありません。').waitFor()
    await page.getByLabel('会社名', { exact: true }).fill('株式会社東風')
    await page.getByLabel('グループ会社など').fill('東風物流、東風銀行')
    await page.getByRole('button', { name: 'ブロックする', exact: true }).click()
    const blocked = page.getByRole('list', { name: 'ブロックした企業' }).getByRole('listitem')
    await expect.poll(() => blocked.count()).toBe(3)
    await seeker.visit(`/?keyword=${word}`)
    await page.getByRole('link', { name: job.title }).waitFor()

    // Viewed jobs are in the reader's own list until the reader ends that.
    await seeker.visit('/applications?tab=recent')
    await page.getByRole('link', { name: job.title }).waitFor()
    await seeker.checkScreen()
    await seeker.visit('/')
    const atHome = page.getByRole('region', { name: '最近見た求人' })
    await atHome.getByRole('link', { name: job.title }).waitFor()
    expect(await page.getByRole('heading', { name: '審査した求人だけ', exact: true }).count()).toBe(0)
    await seeker.checkScreen()
    await seeker.visit('/settings?tab=privacy')
    await page.getByRole('switch', { name: '最近見た求人を記録する' }).uncheck()
    await seeker.visit('/applications?tab=recent')
    await page.getByRole('heading', { name: '最近見た求人はありません' }).waitFor()
  },
)
