import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'

phoneJourney('the shown page stays marked while the next one loads', async ({ arrive }) => {
  const { page, context, visit } = await arrive()
  await visit('/?limit=24')
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await context.route(/\/api\/jobs(\?|$)/, async (route) => {
    asked.resolve()
    await answer.promise
    await route.continue()
  })
  await page.getByRole('link', { name: '2ページ', exact: true }).click()
  await asked.promise
  await page.locator('#jobs[aria-busy="true"]').waitFor()
  await page.getByText(/件中 1〜24件/).waitFor()
  answer.resolve()
  await page.getByText(/件中 25〜48件/).waitFor()
})

phoneJourney('a visitor chooses the theme in the footer, and it stays', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive()
  await visit('/')
  const dark = page.getByRole('radio', { name: 'ダーク' })
  await expect.poll(() => page.getByRole('radio', { name: 'ライト' }).isChecked()).toBe(true)
  await dark.check()
  await page.locator('html[data-theme="dark"]').waitFor()
  await visit('/help')
  expect(await dark.isChecked()).toBe(true)
  await checkScreen()
})

phoneJourney('text at 200 % in large type loses nothing on 320 px', async ({ arrive }) => {
  // A window of 640 px at a zoom of 200 % is 320 px wide.
  const { page, visit, checkScreen } = await arrive({
    appearance: { fontSize: 'large' },
    viewport: { width: 320, height: 512 },
  })
  for (const path of ['/', '/?keyword=', '/login', '/register', '/companies']) {
    await visit(path)
    await checkScreen()
    expect(await page.evaluate(cutTexts), path).toEqual([])
  }
})

/** Texts cut off sideways by their box, except intended ones (clamped, for screen readers, in scrolling strips). */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { overflowX, clipPath } = getComputedStyle(element)
    const isCut = element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(overflowX)
    if (!isCut || clipPath !== 'none' || element.closest('[aria-hidden="true"], svg')) return []
    return element.textContent?.trim() ? [`${element.localName}.${element.className}: ${element.textContent}`] : []
  })
}
