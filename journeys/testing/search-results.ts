import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { call, signInAdmin, signUp, unique } from './people.ts'

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const found = (page: Page, count: number) =>
  page.getByRole('heading', { name: `${count}件の求人が見つかりました` })
export const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Public jobs that share a word which no other job has. */
export async function publish(...jobs: readonly Record<string, unknown>[]): Promise<string> {
  const word = unique()
  const by = await signUp('employer', '採用 花子')
  const admin = await signInAdmin()
  const usual = { company: '株式会社みちしるべ', location: '東京都調布市', description: '駅から歩いて五分の職場です。' }
  for (const job of jobs) {
    const body = { ...usual, ...job, title: `${job.title} ${word}` }
    const { job: posted } = await call<{ job: { id: string } }>('POST /api/jobs', { body, by })
    await call(`POST /api/jobs/${posted.id}/approve`, { by: admin })
  }
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
