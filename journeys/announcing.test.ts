import { expect } from 'vitest'
import { startProduct } from '#scripts/testing/start-product.ts'
import { desktopJourney } from './testing/journey.ts'
import { signIn } from './testing/page-actions.ts'

// On its own product, because announcements appear on everybody's pages.
desktopJourney('an administrator sees a new announcement at once', async ({ arrive }) => {
  const product = await startProduct()
  try {
    const { page, visit, settled, checkScreen } = await arrive()
    await visit(`${product.url}/login`)
    await signIn(page, { email: 'admin@example.com', password: 'password' })
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await visit(`${product.url}/admin/announcements`)
    const banner = page.getByRole('region', { name: '運営者からのお知らせ' })

    await page.getByRole('button', { name: 'お知らせを追加' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^本文/ }).fill('点検のため、明日の1時から3時まで利用できません。')
    await dialog.getByRole('button', { name: '保存する' }).click()
    await banner.getByText('明日の1時から3時まで').waitFor()
    await checkScreen()

    await page.getByRole('button', { name: /編集/ }).click()
    await dialog.getByRole('textbox', { name: /^本文/ }).fill('点検は終わりました。')
    await dialog.getByRole('button', { name: '保存する' }).click()
    await banner.getByText('点検は終わりました。').waitFor()
    expect(await banner.count()).toBe(1)

    await page.getByRole('button', { name: /終了/ }).click()
    await dialog.getByRole('button', { name: '終了する' }).click()
    await banner.waitFor({ state: 'detached' })
    await settled()
    await page.goto('about:blank')
  } finally {
    await product.remove()
  }
})
