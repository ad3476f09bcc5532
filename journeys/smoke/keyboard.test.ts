import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney, journey } from '#journeys/testing/journey.ts'
import { isFocused } from '#journeys/testing/page-actions.ts'
import { postPublicJob, signUp, unique } from '#journeys/testing/people.ts'

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isFocused(place)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${place}`)
}

/** The focus cycles inside, forwards and backwards. */
async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  for (const key of [...Array(12).fill('Tab'), ...Array(3).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    expect(await inside()).toBe(true)
  }
}

desktopJourney(
  'the keyboard alone searches, signs in, reads the tabs of a job and applies with a letter',
  async ({ arrive }) => {
    const job = await postPublicJob(await signUp('employer', '採用 花子'), `点訳者 ${unique()}`)
    const person = await signUp('user', '中村 優')
    const { page, visit, expectAnswer } = await arrive()
    const { keyboard } = page

    await visit('/')
    await keyboard.press('Tab')
    await expect.poll(() => isFocused(page.getByRole('link', { name: '本文へ移動' }))).toBe(true)
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('combobox', { name: 'キーワード' }))
    await keyboard.type(job.title)
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: '1件の求人が見つかりました' }).waitFor()
    expectAnswer(401, `/api/jobs/${job.id}`)
    await tabTo(page, page.getByRole('link', { name: job.title }))
    await keyboard.press('Enter')

    await tabTo(page, page.getByRole('region', { name: job.title }).getByRole('link', { name: 'ログイン' }))
    await keyboard.press('Enter')
    await page.waitForURL(`/login?redirect=${encodeURIComponent(`/jobs/${job.id}`)}`)
    await tabTo(page, page.getByLabel('メールアドレス'))
    await keyboard.type(person.email)
    await tabTo(page, page.getByLabel('パスワード', { exact: true }))
    await keyboard.type(person.password)
    await keyboard.press('Enter')

    const heading = page.getByRole('heading', { name: job.title, level: 1 })
    await heading.waitFor()
    await tabTo(page, page.getByRole('tab', { name: '仕事内容' }))
    for (const name of ['応募要件', '待遇・福利厚生', '企業情報']) {
      await keyboard.press('ArrowRight')
      await expect.poll(() => page.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
      await page.getByRole('tabpanel', { name }).waitFor()
      await expect.poll(() => isFocused(page.getByRole('tab', { name }))).toBe(true)
    }

    const opener = page.getByRole('button', { name: 'メッセージや履歴書を添えて応募' })
    const dialog = page.getByRole('dialog', { name: 'この求人に応募する' })
    await tabTo(page, opener)
    await keyboard.press('Enter')
    await dialog.waitFor()
    await expect.poll(() => isFocused(dialog.getByRole('checkbox', { name: '履歴書', exact: true }))).toBe(true)
    await tabTo(page, dialog.getByLabel('応募メッセージ'))
    await keyboard.type('点字を十年書いています。')
    await expectTrap(page, dialog)
    await keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(opener)).toBe(true)
    await keyboard.press('Enter')
    await expect.poll(() => dialog.getByLabel('応募メッセージ').inputValue()).toBe('点字を十年書いています。')
    await tabTo(page, dialog.getByRole('button', { name: '応募を送信する' }))
    await keyboard.press('Enter')
    await page.getByRole('button', { name: '応募済み' }).waitFor()
  },
)

journey('menus open, move and close by the keyboard, and give the focus back', async ({ arrive, device }) => {
  const person = await signUp('user', '中村 優')
  const { page, visit, checkScreen } = await arrive({ as: person })
  const { keyboard } = page
  await visit('/')

  const user = page.getByRole('button', { name: person.name })
  await tabTo(page, user)
  await keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await checkScreen()
  await keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(user)).toBe(true)
  await keyboard.press('Enter')
  await expect.poll(() => isFocused(menu.getByRole('menuitem', { name: 'プロフィール' }))).toBe(true)
  await keyboard.press('ArrowDown')
  await expect.poll(() => isFocused(menu.getByRole('menuitem', { name: '応募履歴' }))).toBe(true)
  await keyboard.press('Enter')
  await page.waitForURL('/applications')

  if (!device.phone) return
  // The new screen takes the focus first.
  await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true)
  const opener = page.getByRole('button', { name: 'メニューを開く' })
  const drawer = page.getByRole('dialog', { name: 'メニュー' })
  await opener.focus()
  await keyboard.press('Enter')
  await drawer.waitFor()
  await checkScreen()
  await expectTrap(page, drawer)
  await keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(opener)).toBe(true)
})

desktopJourney('Enter that chooses characters in a composition submits nothing', async ({ arrive }) => {
  const { page, context, visit } = await arrive({ as: await signUp('employer', '採用 花子') })
  const client = await context.newCDPSession(page)
  const compose = (text: string) =>
    client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  /** Browsers send key code 229 during a composition. */
  const enterOfComposition = () =>
    client.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })

  await visit('/')
  const counted: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/jobs/count') && counted.push(request.url())))
  await page.getByRole('combobox', { name: 'キーワード' }).focus()
  await compose('かんごし')
  await enterOfComposition()
  await expect.poll(() => page.getByRole('combobox', { name: 'キーワード' }).inputValue()).toBe('かんごし')
  expect(counted).toEqual([])
  expect(new URL(page.url()).search).toBe('')
  await client.send('Input.insertText', { text: '看護師' })
  await expect.poll(() => counted.length).toBe(1)
  await page.keyboard.press('Enter')
  await page.waitForURL(`/?keyword=${encodeURIComponent('看護師')}`)

  await visit('/add-job')
  const field = page.getByLabel('応募要件', { exact: true })
  const entries = page.getByRole('list', { name: '応募要件' }).getByRole('listitem')
  await field.focus()
  await compose('めんきょ')
  await enterOfComposition()
  expect(await entries.count()).toBe(0)
  await client.send('Input.insertText', { text: '運転免許' })
  await page.keyboard.press('Enter')
  await entries.getByText('運転免許').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})
