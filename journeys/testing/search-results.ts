import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { postPublicJob, signUp, unique } from './people.ts'

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const found = (page: Page, count: number) =>
  page.getByRole('heading', { name: `${count}件の求人が見つかりました` })
export const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Public jobs that share a word which no other job has. */
export async function publish(...jobs: readonly Record<string, unknown>[]): Promise<string> {
  const word = unique()
  const by = await signUp('employer', '採用 花子')
  for (const job of jobs) await postPublicJob(by, `${job.title} ${word}`, { ...job, title: `${job.title} ${word}` })
  return word
}

/** On a phone filters are behind a button. */
export async function openFilters(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) return
  const opener = page.getByRole('button', { name: /^絞り込み/ })
  const isOpen = async () => (await opener.getAttribute('aria-expanded')) === 'true'
  // Keys before hydration have no effect.
  await expect
    .poll(async () => {
      if (!(await isOpen())) await press(page, opener, 'Enter')
      return isOpen()
    })
    .toBe(true)
}

export async function press(page: Page, control: Locator, key: string): Promise<void> {
  await control.focus()
  await page.keyboard.press(key)
}
