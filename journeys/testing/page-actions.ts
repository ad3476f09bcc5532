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

/**
 * A job at the approval desk; searched by title if it is not on the first page, because others' decisions move it.
 * `search` finds its neighbours too.
 */
export async function findPending(page: Page, title: string, search = title): Promise<Locator> {
  const back = page.getByRole('button', { name: '一覧に戻る' })
  const list = page.getByRole('list', { name: '承認待ちの求人' })
  const line = list.getByRole('link', { name: title, exact: true })
  const nothingFound = page.getByText('条件に合う求人はありません')
  await list.or(nothingFound).or(back).first().waitFor()
  // On a phone the next job replaces the list after a decision.
  if (await back.isVisible()) await back.click()
  await list.or(nothingFound).first().waitFor()
  if ((await line.count()) === 0) {
    const fold = page.getByRole('button', { name: /^絞り込み/ })
    if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
    await page.getByLabel('承認待ちの求人を検索').fill(search)
  }
  await line.click()
  const job = page.getByRole('article', { name: title })
  await job.waitFor()
  return job
}

/** Approves a job on the approval screen, with a reason where a finding stops it. */
export async function approveAtDesk(page: Page, job: Locator): Promise<void> {
  await job.getByRole('button', { name: '承認する' }).click()
  const question = page.getByRole('dialog', { name: '掲載不可の指摘が残っています。承認しますか？' })
  const approved = page.getByText('求人が承認されました！')
  await question.or(approved).first().waitFor()
  if (!(await question.isVisible())) return
  await question.getByLabel('承認する理由').fill('試験のための求人であることを確認しました。')
  await question.getByRole('button', { name: '理由を残して承認する' }).click()
  await approved.waitFor()
}

export const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)

/** On a phone the panel above results is folded to one line. */
export async function openPanel(page: Page): Promise<void> {
  const line = page.getByRole('button', { name: /^検索条件を変更/ })
  if ((await line.isVisible()) && (await line.getAttribute('aria-expanded')) === 'false') await line.click()
}

/** Sends the job form, also when required items are missing. */
export async function sendJob(page: Page, label = '承認を申請する'): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('button', { name: `このまま${label}` }).click()
}

/** Signs in on the login screen. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログイン', exact: true }).first().click()
}

/** Counts the calls of a page from now on. */
export function countCalls(page: Page, method: string, path: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1
  })
  return () => count
}
