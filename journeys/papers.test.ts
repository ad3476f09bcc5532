import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { desktopJourney, phoneJourney } from './testing/journey.ts'
import { call, postPublicJob, signUp, unique } from './testing/people.ts'

phoneJourney('a job seeker fills in what 履歴書 needs, sees it, and takes it along as PDF', async ({ arrive }) => {
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

desktopJourney('typed 応募書類 survive a closed tab and are saved on leaving', async ({ arrive }) => {
  const person = await signUp('user', '下書 残子')
  const { page, visit } = await arrive({ as: person })
  await visit('/papers')
  await page.getByLabel('ふりがな', { exact: true }).fill('したがき のこ')
  await page.getByRole('button', { name: '免許・資格を追加' }).click()
  await page.getByLabel('免許・資格1の名称').fill('危険物取扱者乙種第4類')

  const again = await page.context().newPage()
  await page.close()
  await again.goto('/papers')
  await again.getByText('前回の入力の続きです。').waitFor()
  await expect.poll(() => again.getByLabel('免許・資格1の名称').inputValue()).toBe('危険物取扱者乙種第4類')

  await again.getByRole('link', { name: 'プロフィール' }).first().click()
  await again.getByRole('dialog').getByRole('button', { name: '保存して移動' }).click()
  await again.waitForURL('**/profile')
  await again.goto('/papers')
  await expect.poll(() => again.getByLabel('ふりがな', { exact: true }).inputValue()).toBe('したがき のこ')
  expect(await again.getByText('前回の入力の続きです。').count()).toBe(0)
})

phoneJourney(
  'a requested paper is photographed in the sheet, which names letters that cannot be printed',
  async ({ arrive }) => {
    const terms = { selection: { asks: ['rirekisho', 'licence'] } }
    const job = await postPublicJob(await signUp('employer', '採用 花子'), `看護師 ${unique()}`, { terms })
    const person = await signUp('user', '佐藤 美咲')
    await call('PUT /api/papers', { body: { motivation: '𰻞𰻞麺が好きです。' }, by: person })
    const { page, visit, checkScreen } = await arrive({ as: person })
    await visit(`/jobs/${job.id}`)
    await page.getByRole('button', { name: 'この求人に応募する', disabled: false }).click()
    const sheet = page.getByRole('dialog', { name: 'この求人に応募する' })
    await sheet.getByText('不足1点：').waitFor()
    await sheet.getByText('印字できない文字：𰻞').waitFor()
    await checkScreen()
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a6ea5' } })
      .jpeg()
      .toBuffer()
    await sheet.getByLabel(/を撮影する$/).setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
    await sheet.getByRole('checkbox', { name: /\.pdf/, checked: true }).waitFor()
    expect(await sheet.getByText('不足1点：').count()).toBe(0)
    await checkScreen()
  },
)
