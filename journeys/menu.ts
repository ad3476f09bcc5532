import type { Page } from 'playwright-core'
import type { Device } from './journey.ts'
import type { Person } from './people.ts'

/** Chooses an entry of the user's menu; on a phone, of the drawer. */
export async function choose(page: Page, device: Device, person: Person, entry: string): Promise<void> {
  if (device.phone) {
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    const drawer = page.getByRole('dialog', { name: 'メニュー' })
    const link = drawer.getByRole('link', { name: entry }).or(drawer.getByRole('button', { name: entry, exact: true }))
    await link.click()
    await drawer.waitFor({ state: 'hidden' })
  } else {
    await page.getByRole('button', { name: person.name }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
}
