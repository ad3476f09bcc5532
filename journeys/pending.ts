import type { Locator, Page } from 'playwright-core'

/** A job on the approval screen. The oldest stand first: a new one is on the last page. */
export async function findPending(page: Page, title: string): Promise<Locator> {
  const job = page.getByRole('article', { name: title })
  await page.getByRole('article').first().waitFor()
  while ((await job.count()) === 0) {
    const shown = page.locator('nav[aria-label="ページ"] [aria-current="page"]')
    const next = Number(await shown.textContent()) + 1
    await page.getByRole('link', { name: '次へ' }).click()
    // The address changes a moment before the screen does: only from here on does it say that it waits.
    await shown.filter({ hasText: new RegExp(`^${next}$`) }).waitFor({ state: 'attached' })
    await page.getByRole('main').locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  }
  return job
}
