import type { Page } from 'playwright-core'
import type { Device } from './journey.ts'
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
