import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, phoneJourney } from './testing/journey.ts'

const keyword = (page: Page) => page.getByRole('combobox', { name: 'キーワード' })
const list = (page: Page) => page.getByRole('listbox', { name: 'キーワードの候補' })
const options = (page: Page) => list(page).getByRole('option')
const option = (page: Page, text: string) => list(page).locator('[role="option"]').filter({ hasText: text }).first()
const searched = (word: string) => `/?keyword=${encodeURIComponent(word)}`
/** Text of the option that Enter would choose. */
const active = (page: Page) =>
  keyword(page).evaluate((field) => {
    const chosen = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    return chosen?.ariaSelected === 'true' ? chosen.firstElementChild?.nextSibling?.textContent : null
  })
const spanOf = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

phoneJourney('the arrows choose a suggestion, Enter searches for it', async ({ arrive }) => {
  const { page, visit, settled, checkScreen } = await arrive()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await visit('/')
  await settled()
  expect(asked.filter((path) => path.includes('suggestions'))).toEqual([])
  const below = () => page.getByRole('heading', { name: '審査した求人だけ', exact: true }).boundingBox()
  const before = await below()

  await keyword(page).pressSequentially('看護')
  await option(page, '看護師').waitFor()
  await expect.poll(() => keyword(page).getAttribute('aria-expanded')).toBe('true')
  expect(await below()).toEqual(before)
  const count = await options(page).count()
  await page.getByRole('status').getByText(`候補が${count}件あります`).waitFor({ state: 'attached' })
  await checkScreen()

  expect(await active(page)).toBeNull()
  await page.keyboard.press('ArrowUp')
  const last = await active(page)
  await page.keyboard.press('Home')
  const first = await active(page)
  expect(first).not.toBe(last)
  await page.keyboard.press('End')
  expect(await active(page)).toBe(last)
  await page.keyboard.press('ArrowDown')
  expect(await active(page)).toBeNull()
  await page.keyboard.press('ArrowDown')
  expect(await active(page)).toBe(first)
  await expect.poll(() => keyword(page).inputValue()).toBe('看護')
  await page.keyboard.press('Enter')
  await page.waitForURL(searched(first ?? ''))
  await page.getByRole('heading', { name: /件の求人が見つかりました$/ }).waitFor()
  expect(await list(page).isVisible()).toBe(false)
})

phoneJourney('Enter without a choice searches for what was typed, Escape only closes the list', async ({ arrive }) => {
  const { page, visit } = await arrive()
  await visit('/')
  await keyword(page).pressSequentially('看')
  await options(page).first().waitFor()
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'hidden' })
  await expect.poll(() => keyword(page).inputValue()).toBe('看')
  await expect.poll(() => keyword(page).getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('ArrowDown')
  await options(page).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(searched('看'))
})

journey('a suggestion is chosen by mouse or finger', async ({ arrive, device }) => {
  const { page, visit } = await arrive()
  await visit('/')
  await keyword(page).pressSequentially('看護')
  await option(page, '看護師').waitFor()
  if (device.phone) await option(page, '看護師').tap()
  else await option(page, '看護師').click()
  await page.waitForURL(searched('看護師'))
})

phoneJourney('a suggestion completes the last of several words without searching', async ({ arrive }) => {
  const { page, visit } = await arrive()
  await visit('/')
  await keyword(page).pressSequentially('東京　看護')
  await option(page, '看護師').waitFor()
  await option(page, '看護師').click()
  await expect.poll(() => keyword(page).inputValue()).toBe('東京　看護師')
  expect(new URL(page.url()).search).toBe('')
  expect(await keyword(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await list(page).waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  await page.waitForURL(searched('東京　看護師'))
})

phoneJourney('suggestions update during IME composition and no key selects one', async ({ arrive }) => {
  const { page, context, visit } = await arrive()
  const client = await context.newCDPSession(page)
  const compose = (text: string) =>
    client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  /** Browsers send key code 229 during a composition. */
  const keyOfComposition = (key: string) =>
    client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 })
  await visit('/')
  await keyword(page).focus()
  await compose('とうきょう')
  await option(page, '東京都').waitFor()
  await keyOfComposition('ArrowDown')
  expect(await active(page)).toBeNull()
  await keyOfComposition('Enter')
  await expect.poll(() => keyword(page).inputValue()).toBe('とうきょう')
  expect(new URL(page.url()).search).toBe('')
  await client.send('Input.insertText', { text: '東京' })
  await option(page, '東京都').waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await active(page)).toBe('東京都')
})

phoneJourney('requests of an earlier key are aborted', async ({ arrive }) => {
  const { page, context, visit } = await arrive()
  const given: string[] = []
  page.on('requestfailed', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    given.push(`${pathname} ${searchParams.get('q') ?? searchParams.get('keyword')}`)
  })
  await visit('/')
  const asked = new Set<string>()
  await context.route(
    ({ pathname, searchParams }) =>
      /^\/api\/jobs\/(suggestions|count)$/.test(pathname) &&
      (searchParams.get('q') ?? searchParams.get('keyword')) === '看',
    (route) => void asked.add(new URL(route.request().url()).pathname),
  )
  await keyword(page).pressSequentially('看')
  await expect.poll(() => [...asked].sort()).toEqual(['/api/jobs/count', '/api/jobs/suggestions'])
  await keyword(page).pressSequentially('護')
  await option(page, '看護師').waitFor()
  await expect.poll(() => given.toSorted()).toEqual(['/api/jobs/count 看', '/api/jobs/suggestions 看'])
})

phoneJourney('without an answer there are no suggestions, and the search works', async ({ arrive }) => {
  const { page, context, visit, expectAnswer } = await arrive()
  expectAnswer(503, '/api/jobs/suggestions')
  await context.route(/\/api\/jobs\/suggestions(\?|$)/, (route) =>
    route.fulfill({ status: 503, json: { success: false, message: '' } }),
  )
  await visit('/')
  const refused = page.waitForResponse(/suggestions/)
  await keyword(page).pressSequentially('看護')
  await refused
  expect(await list(page).isVisible()).toBe(false)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.keyboard.press('Enter')
  await page.waitForURL(searched('看護'))
})

phoneJourney('suggestions fit in the window, above the field if there is no room below', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive()
  await visit('/')
  for (const typed of ['看', '看護', '東']) {
    await keyword(page).fill('')
    await keyword(page).pressSequentially(typed)
    await options(page).first().waitFor()
    const [suggested, field] = await Promise.all([spanOf(list(page)), spanOf(keyword(page))])
    expect(suggested.top).toBeGreaterThan(0)
    expect(suggested.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    // The list must not cover the field.
    expect(suggested.top >= field.bottom || suggested.bottom <= field.top).toBe(true)
  }
  await checkScreen()
  await page.keyboard.press('ArrowUp')
  expect(await active(page)).toBe(
    await options(page)
      .last()
      .evaluate((element) => element.childNodes[1]?.textContent),
  )
})
