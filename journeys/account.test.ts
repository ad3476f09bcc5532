import sharp from 'sharp'
import { expect } from 'vitest'
import { press } from './testing/catalogue-row.ts'
import { desktopJourney } from './testing/journey.ts'
import { mailedCode } from './testing/mailed-link.ts'
import { call, type Person, signUp, unique } from './testing/people.ts'

desktopJourney('a profile gets a cropped picture and entries, and asks before they are lost', async ({ arrive }) => {
  const person = await signUp('user', '小川 直樹')
  const { page, visit, checkScreen } = await arrive({ as: person })
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a6ea5' } })
    .png()
    .toBuffer()

  await visit('/profile')
  await press(page, '編集する')
  await page.getByLabel('写真のファイル').setInputFiles({ name: '顔.png', mimeType: 'image/png', buffer })
  const crop = page.getByRole('dialog', { name: '写真を切り抜きますか？' })
  await crop.getByRole('slider', { name: '大きさ' }).fill('2')
  await checkScreen()
  await crop.getByRole('button', { name: 'この写真にする' }).click()
  await page.getByText('「保存する」を押すと、この写真に変わります。').waitFor()
  await page.getByLabel('電話番号').fill('０９０ー１２３４ー５６７８')

  await page.getByRole('tab', { name: /^職歴/ }).click()
  for (const [title, start] of [
    ['図書館司書', '2019年4月'],
    ['校正者', '2015年4月'],
  ] as const) {
    await press(page, '職歴を追加')
    await page.getByLabel('職種').last().fill(title)
    await page.getByLabel('会社名').last().fill('青葉書房')
    await page.getByRole('textbox', { name: '開始' }).last().fill(start)
    const end = page.getByRole('textbox', { name: '終了' }).last()
    await end.fill('2020年3月')
    if (title !== '図書館司書') continue
    await page.getByLabel('現在もここで働いている').last().check()
    await expect.poll(() => end.isDisabled()).toBe(true)
    await expect.poll(() => end.inputValue()).toBe('')
  }
  await press(page, '校正者を上へ')
  // Otherwise the header would cover the buttons.
  await page.evaluate(() => scrollTo(0, 0))
  await checkScreen()

  await press(page, 'キャンセル')
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: '編集をやめますか？' }))
    .first()
  await question.getByRole('button', { name: 'キャンセル' }).click()
  await press(page, '保存する')
  await page.getByText('プロフィールを更新しました').first().waitFor()
  const offer = page.getByRole('region', { name: '職歴の会社をブロックする' })
  await offer.getByRole('checkbox', { name: '青葉書房' }).check()
  await checkScreen()
  await press(page, '選んだ会社をブロックする')
  await page.getByText('企業をブロックしました').first().waitFor()
  await expect.poll(() => offer.count()).toBe(0)
  const { user } = await call<{ user: { phone: string; avatar_url: string; experiences: { title: string }[] } }>(
    'GET /api/auth/profile',
    { by: person },
  )
  expect(user.experiences.map(({ title }) => title)).toEqual(['校正者', '図書館司書'])
  expect(user.phone).toBe('090-1234-5678')
  expect(user.avatar_url).toMatch(/^\/api\/files\/avatars\//)
  await page.reload()
  await page.getByText('校正者').first().waitFor()
  await page.getByText('現在').first().waitFor()
})

desktopJourney('theme, text size and density apply at once and before the next first paint', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive({ as: await signUp('user', '小川 直樹') })
  const shown = () =>
    page.evaluate(() => {
      const { theme, fontSize, density } = document.documentElement.dataset
      return { theme, fontSize, density }
    })
  await visit('/settings?tab=appearance')
  await page.getByRole('radio', { name: 'ダーク' }).check({ force: true })
  await page.getByRole('radio', { name: '大' }).check({ force: true })
  await page.getByRole('switch', { name: 'コンパクト表示' }).check({ force: true })
  const chosen = { theme: 'dark', fontSize: 'large', density: 'compact' }
  expect(await shown()).toEqual(chosen)
  await checkScreen()
  await page.addInitScript(() => {
    new MutationObserver((_, watcher) => {
      if (!document.body) return
      Object.assign(window, { journeyFirst: { ...document.documentElement.dataset } })
      watcher.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate(() => (window as unknown as { journeyFirst: object }).journeyFirst)).toMatchObject(chosen)
})

desktopJourney('a password is changed, and the old one is refused from then on', async ({ arrive }) => {
  const person = await signUp('user', '小川 直樹')
  const { page, visit } = await arrive({ as: person })
  await visit('/settings')
  await page.getByLabel('現在のパスワード').fill(person.password)
  await page.getByLabel('新しいパスワード', { exact: true }).fill('atarashii')
  await page.getByLabel('新しいパスワード（確認）').fill('chigau')
  await press(page, 'パスワードを変更する')
  await page.getByText('新しいパスワードが一致しません').first().waitFor()
  await page.getByLabel('新しいパスワード（確認）').fill('atarashii')
  await press(page, 'パスワードを変更する')
  await page.getByText('パスワードを変更しました').first().waitFor()
  const { email } = person
  const signIn = (password: string) =>
    call('POST /api/auth/login', { body: { email, password } }).then(() => 'in', String)
  expect(await signIn('atarashii')).toBe('in')
  expect(await signIn(person.password)).toContain('401')
})

desktopJourney('a person takes their data along and leaves for good', async ({ arrive }) => {
  const person = await signUp('user', '小川 直樹')
  const { page, visit, checkScreen, expectAnswer } = await arrive({ as: person })
  await visit('/settings?tab=danger')
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, '書き出す')])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const zip = Buffer.concat(await Array.fromAsync(await download.createReadStream())).toString('utf8')
  for (const part of [person.email, 'papers/rirekisho.pdf', '%PDF-']) expect(zip).toContain(part)

  await press(page, '削除の手続きへ')
  const dialog = page.getByRole('dialog', { name: 'アカウントを削除しますか？' })
  expectAnswer(400, '/api/auth/account')
  await dialog.locator('input').fill('chigau')
  await dialog.getByRole('button', { name: 'アカウントを削除する' }).click()
  await dialog.getByText('パスワードが正しくありません').waitFor()
  await checkScreen()
  await dialog.locator('input').fill(person.password)
  await dialog.getByRole('button', { name: 'アカウントを削除する' }).click()
  await page.waitForURL('/')
  await page.getByText('アカウントを削除しました').first().waitFor()
  await expect.poll(() => call('GET /api/auth/me', { by: person }).then(String, String)).toContain('401')
})

desktopJourney('a person without a password leaves by a mailed code', async ({ arrive }) => {
  const email = `leaving-${unique()}@example.com`
  const name = '小川 春樹'
  const codeAfter = async (last: string | null) => {
    await expect.poll(() => mailedCode(email), { timeout: 20_000 }).not.toBe(last)
    return (await mailedCode(email)) ?? ''
  }
  await call('POST /api/auth/code', { body: { email } })
  const first = await codeAfter(null)
  type Session = Pick<Person, 'token' | 'user'>
  const session = await call<Session>('POST /api/auth/code/confirm', { body: { email, code: first, name } })
  const { page, visit, checkScreen } = await arrive({ as: { name, email, password: '', ...session } })
  await visit('/settings?tab=danger')
  await press(page, '削除の手続きへ')
  const dialog = page.getByRole('dialog', { name: 'アカウントを削除しますか？' })
  await dialog.getByRole('button', { name: 'コードを送信' }).click()
  await dialog.getByLabel('メールに届いた6桁のコード').fill(await codeAfter(first))
  await checkScreen()
  await dialog.getByRole('button', { name: 'アカウントを削除する' }).click()
  await page.getByText('アカウントを削除しました').first().waitFor()
})

desktopJourney('a skill that was typed and not added is saved with the profile', async ({ arrive }) => {
  const person = await signUp('user', '小川 直樹')
  const { page, visit, checkScreen } = await arrive({ as: person })
  await visit('/profile')
  await page.getByLabel('履歴書のファイル').waitFor({ state: 'attached' })
  await checkScreen()
  await press(page, '編集する')
  await page.getByRole('tab', { name: /^スキル/ }).click()
  await page.getByLabel('スキルの名前').fill('訪問看護')
  await page.getByLabel('スキルの名前').press('Enter')
  await page.getByLabel('スキルの名前').fill('手話')
  await page.getByRole('tab', { name: /^基本情報/ }).click()
  await press(page, '保存する')
  await page.getByText('プロフィールを更新しました').first().waitFor()
  const { user } = await call<{ user: { skills: string[] } }>('GET /api/auth/profile', { by: person })
  expect(user.skills).toEqual(['訪問看護', '手話'])
})
