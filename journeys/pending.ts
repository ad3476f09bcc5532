import type { Locator, Page } from 'playwright-core'

/** A job on the approval screen. The oldest stand first: a new one is on the last page. */
export async function findPending(page: Page, title: string): Promise<Locator> {
  const job = page.getByRole('article', { name: title })
  await page.getByRole('article').first().waitFor()
  while ((await job.count()) === 0) {
    const before = page.url()
    await page.getByRole('link', { name: '次へ' }).click()
    await page.waitForURL((url) => url.href !== before)
    await page.getByRole('main').locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  }
  return job
}
