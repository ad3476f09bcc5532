import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Product, startProduct } from '#scripts/testing/start-product.ts'
import { phoneJourney } from './testing/journey.ts'
import { mailedCode } from './testing/mailed-link.ts'
import { unique } from './testing/people.ts'

/** On its own product, because visitors read job pages. */
async function withPublicJobPages(run: (product: Product) => Promise<void>) {
  const product = await startProduct({ PUBLIC_JOB_PAGES: '1', LIMIT_RESETS_PER_ADDRESS: '1000/60' })
  await run(product).finally(product.remove)
}

/** A public job of the demo data; each asks for papers. */
async function anyJob({ url }: Product): Promise<{ id: string; title: string }> {
  const { data } = await (await fetch(`${url}/api/jobs?page=1&limit=1`)).json()
  return data.jobs[0]
}

const dialog = (page: Page) => page.getByRole('dialog')

phoneJourney('a visitor applies with two fields, a code and at most six presses, on one page', async ({ arrive }) => {
  await withPublicJobPages(async (product) => {
    const job = await anyJob(product)
    const { page, visit, settled, checkScreen, expectAnswer } = await arrive()
    const email = `starting-${unique()}@example.com`
    let presses = 0
    const press = async (name: string) => {
      presses += 1
      await page.getByRole('button', { name, exact: true }).last().click()
    }
    await visit(`${product.url}/jobs/${job.id}`)
    await page.evaluate(() => Object.assign(window, { samePage: true }))
    await press('この求人に応募する')
    await dialog(page).getByRole('heading', { name: '応募するにはログインが必要です' }).waitFor()
    await dialog(page).getByText(job.title).waitFor()
    await checkScreen()
    const byPassword = dialog(page).getByRole('link', { name: 'パスワードでログイン' })
    expect(await byPassword.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(`/jobs/${job.id}`)}`)
    await page.getByLabel('メールアドレス').fill(email)
    await press('コードを送信')
    const field = page.getByLabel('メールに届いた6桁のコード')
    await field.waitFor()
    await checkScreen()
    await expect.poll(() => mailedCode(email, join(product.dataDir, 'mail')), { timeout: 20_000 }).not.toBeNull()
    const code = (await mailedCode(email, join(product.dataDir, 'mail'))) ?? ''

    // A wrong one says how many tries are left.
    expectAnswer(400, '/api/auth/code/confirm')
    await field.fill(code === '111111' ? '222222' : '111111')
    await page.getByText('コードが違います。あと2回入力できます。').waitFor()
    expectAnswer(404, '/api/auth/code/confirm')
    await field.fill([...code].map((digit) => '０１２３４５６７８９'[Number(digit)]).join(''))
    await page.getByLabel('お名前').fill('応募 花子')
    await checkScreen()
    await press('登録して応募に進む')
    await page.getByRole('dialog', { name: 'この求人に応募する' }).waitFor()
    await press('応募を送信する')
    await page.getByRole('button', { name: '応募済み' }).last().waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    expect(presses).toBeLessThanOrEqual(6)
    expect(new URL(page.url()).pathname).toBe(`/jobs/${job.id}`)
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
    await page.getByText('応募が完了しました！').waitFor()
    await settled()
    await page.goto('about:blank')
  })
})

phoneJourney('without a script the button to apply leads to the login page and back', async ({ arrive }) => {
  await withPublicJobPages(async (product) => {
    const job = await anyJob(product)
    const { page, visit } = await arrive({ javaScriptEnabled: false })
    await visit(`${product.url}/jobs/${job.id}`)
    await page.getByRole('button', { name: 'この求人に応募する' }).last().click()
    await page.waitForURL(/\/login\?/)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/jobs/${job.id}`)
  })
})
