import type { Locator, Page } from 'playwright-core'
import type { Device } from './devices.ts'
import type { Person } from './people.ts'

/** Opens the user's menu; on a phone, the drawer. */
export async function openMenu(page: Page, device: Device, person: Person): Promise<void> {
  await page.getByRole('button', { name: device.phone ? 'メニューを開く' : person.name }).click()
  if (device.phone) await page.getByRole('dialog', { name: 'メニュー' }).waitFor()
  else await page.getByRole('menu').waitFor()
}

/** Chooses an entry of that menu. */
export async function choose(page: Page, device: Device, person: Person, entry: string): Promise<void> {
  await openMenu(page, device, person)
  if (device.phone) {
    const drawer = page.getByRole('dialog', { name: 'メニュー' })
    const link = drawer.getByRole('link', { name: entry }).or(drawer.getByRole('button', { name: entry, exact: true }))
    await link.click()
    await drawer.waitFor({ state: 'hidden' })
  } else {
    await page.getByRole('menuitem', { name: entry }).click()
  }
}

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

/** Approves a job on the approval screen, with a reason where a finding stops it. */
export async function approveAtDesk(page: Page, job: Locator): Promise<void> {
  await job.getByRole('button', { name: '承認する' }).click()
  const question = page.getByRole('dialog', { name: '掲載できない点が残っています。承認しますか？' })
  const approved = page.getByText('求人が承認されました！')
  await question.or(approved).first().waitFor()
  if (!(await question.isVisible())) return
  await question.getByLabel('承認する理由').fill('試験のための求人であることを確認しました。')
  await question.getByRole('button', { name: '理由を残して承認する' }).click()
  await approved.waitFor()
}

export const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)

/** Above the results of a search the panel is one line on a telephone, which opens. */
export async function openPanel(page: Page): Promise<void> {
  const line = page.getByRole('button', { name: /^検索条件を変える/ })
  if ((await line.isVisible()) && (await line.getAttribute('aria-expanded')) === 'false') await line.click()
}

/** Sends the form of a job. What a posting may not lack is asked for first; it is sent without. */
export async function sendJob(page: Page, label = '承認を申請する'): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('button', { name: `このまま${label}` }).click()
}
