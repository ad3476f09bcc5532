import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney, journey, phoneJourney } from './testing/journey.ts'
import { isFocused, openPanel } from './testing/page-actions.ts'
import { signUp } from './testing/people.ts'
import { asked, cards, found, openFilters, press, publish } from './testing/search-results.ts'
import { isHydrated } from './testing/visitor.ts'

const place = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

const three = () =>
  publish(
    { title: '校閲者', work_style: 'remote', salary_min: 300_000, salary_max: 400_000 },
    { title: '組版者', job_type: 'contract', category: 'it' },
    { title: '印刷工', location: '大阪府堺市', category: 'manufacturing' },
  )

journey('the keyboard chooses filters; the address, a reload and going back keep them', async ({ arrive, device }) => {
  const word = await three()
  const { page, visit, checkScreen } = await arrive()
  await visit(`/?keyword=${word}`)
  await found(page, 3).waitFor()
  await openFilters(page, device.phone)

  await press(page, page.locator('summary', { hasText: '関東' }), 'Enter')
  expect(await place(page, '東京都').getAttribute('disabled')).toBeNull()
  await expect.poll(() => place(page, '千葉県').isDisabled()).toBe(true)
  await press(page, place(page, '東京都'), 'Space')
  await found(page, 2).waitFor()
  expect(asked(page)).toEqual({ keyword: word, location: 'tokyo' })
  await expect.poll(() => isFocused(place(page, '東京都'))).toBe(true)

  await press(page, page.locator('summary', { hasText: '近畿' }), 'Enter')
  await press(page, place(page, '大阪府'), 'Space')
  await found(page, 3).waitFor()
  expect(asked(page)).toEqual({ keyword: word, prefecture: 'tokyo,osaka' })
  await press(page, page.getByRole('checkbox', { name: /^契約社員/ }), 'Space')
  await found(page, 1).waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: /^在宅で働ける/ }).isDisabled()).toBe(true)
  await checkScreen()

  await page.reload()
  await page.waitForFunction(isHydrated)
  await found(page, 1).waitFor()
  await openFilters(page, device.phone)
  await expect.poll(() => place(page, '東京都').isChecked()).toBe(true)
  if (!device.phone)
    expect(await page.getByRole('list', { name: '選択中の条件' }).getByRole('listitem').count()).toBe(4)
  await page.goBack()
  await found(page, 3).waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: /^契約社員/ }).isChecked()).toBe(false)
  await page.goBack()
  await found(page, 2).waitFor()
  await expect.poll(() => place(page, '大阪府').isChecked()).toBe(false)

  if (!device.phone) return
  await page.getByRole('button', { name: '2件の求人を見る' }).click()
  await expect.poll(() => isFocused(found(page, 2))).toBe(true)
  expect(await place(page, '東京都').isVisible()).toBe(false)
})

desktopJourney('Back before hydration returns to the previous search', async ({ arrive }) => {
  const word = await three()
  const { page, visit } = await arrive()
  for (const late of [/\.js$/, /search-results-.*\.js$/]) {
    await visit(`/?keyword=${word}`)
    await page.getByRole('checkbox', { name: /^契約社員/ }).click()
    await found(page, 1).waitFor()
    const scripts = Promise.withResolvers<void>()
    await page.route(late, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await found(page, 1).waitFor()
    // `history.back()`, because the driver's `goBack` would wait for a response.
    await page.evaluate(() => history.back())
    await page.waitForURL((url) => !url.searchParams.has('workStyle'), { waitUntil: 'commit' })
    scripts.resolve()
    await found(page, 3).waitFor()
    await expect.poll(() => page.getByRole('checkbox', { name: /^契約社員/ }).isChecked()).toBe(false)
    expect(asked(page)).toEqual({ keyword: word })
    await page.unroute(late)
  }
})

phoneJourney('a condition is removed above the list, and the focus moves to the next one', async ({ arrive }) => {
  const word = await three()
  const { page, visit } = await arrive()
  await visit(`/?keyword=${word}&prefecture=tokyo,osaka&style=remote&sort=salary`)
  await found(page, 1).waitFor()
  // Results are hydrated after the page; until then a condition links to another document.
  await page.getByRole('button', { name: 'この条件を保存', disabled: false }).waitFor()
  await press(page, page.getByRole('link', { name: 'リモートの条件を外す' }), 'Enter')
  await found(page, 3).waitFor()
  expect(asked(page)).toEqual({ keyword: word, prefecture: 'tokyo,osaka', sort: 'salary' })
  await expect.poll(() => isFocused(page.getByRole('link', { name: '大阪府の条件を外す' }))).toBe(true)
  await page.keyboard.press('Enter')
  await found(page, 2).waitFor()
  await openPanel(page)
  await page.getByRole('button', { name: '勤務地・駅：東京都', exact: true }).waitFor()
  await press(page, page.getByRole('link', { name: 'すべて解除' }), 'Enter')
  await found(page, 3).waitFor()
  expect(asked(page)).toEqual({ keyword: word, sort: 'salary' })
  await expect.poll(() => isFocused(found(page, 3))).toBe(true)
})

phoneJourney('the panel searches again within the filters', async ({ arrive }) => {
  const word = await three()
  const { page, visit } = await arrive()
  await visit(`/?keyword=${word}&prefecture=tokyo,osaka&salaryMin=350000`)
  await found(page, 1).waitFor()
  await openPanel(page)
  await page.getByLabel('キーワード').fill('校閲者')
  await page.getByRole('button', { name: /件を見る$/ }).click()
  await expect.poll(() => asked(page).keyword).toBe('校閲者')
  expect(asked(page)).toMatchObject({ prefecture: 'tokyo,osaka', salaryMin: '350000' })
})

phoneJourney('without JavaScript the filters are a form', async ({ arrive }) => {
  const word = await three()
  const { page, visit } = await arrive({ javaScriptEnabled: false })
  await visit(`/?keyword=${word}&location=tokyo`)
  expect(await cards(page).count()).toBe(2)
  await page.locator('summary', { hasText: '近畿' }).click()
  await place(page, '大阪府').check()
  await page.locator('summary', { hasText: '工場・製造・整備' }).click()
  await page.getByRole('checkbox', { name: /^機械オペレーター/ }).check()
  await page.getByRole('button', { name: 'この条件で絞り込む' }).click()
  await found(page, 1).waitFor()
  await expect.poll(() => place(page, '大阪府').isChecked()).toBe(true)
  await expect.poll(() => place(page, '東京都').isChecked()).toBe(true)
  await page.getByRole('link', { name: '機械オペレーターの条件を外す' }).click()
  await found(page, 3).waitFor()
})

phoneJourney('the filters open at a press while the page of a member hydrates', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signUp('user', '急ぎ 足子') })
  await visit('/?location=tokyo')
  const filters = page.getByRole('button', { name: /^絞り込み/ }).first()
  await filters.click()
  await page.locator('.job-filters--open .sheet').waitFor()
  expect(await filters.getAttribute('aria-expanded')).toBe('true')
})

phoneJourney('a press before their script loads opens the filters', async ({ arrive }) => {
  const { page, visit } = await arrive()
  const { promise: pressed, resolve: comes } = Promise.withResolvers<void>()
  await page.route('**/assets/search-results-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await visit('/?location=tokyo')
  const filters = page.getByRole('button', { name: /^絞り込み/ }).first()
  await filters.click()
  comes()
  await page.locator('.job-filters--open .sheet').waitFor()
  await page.getByRole('button', { name: '閉じる' }).click()
  expect(await filters.getAttribute('aria-expanded')).toBe('false')
})

desktopJourney('occupations are chosen by group and shown in the panel', async ({ arrive }) => {
  const word = await three()
  const { page, visit, checkScreen } = await arrive()
  await visit(`/?keyword=${word}`)
  await found(page, 3).waitFor()
  await press(page, page.locator('summary', { hasText: 'デザイン・編集・Web制作' }), 'Enter')
  await press(page, page.getByRole('checkbox', { name: /^編集・ライター・翻訳/ }), 'Space')
  await found(page, 1).waitFor()
  expect(asked(page)).toEqual({ keyword: word, occupation: 'writer-editor' })
  await expect.poll(() => page.getByRole('combobox', { name: '職種' }).inputValue()).toBe('writer-editor')
  await checkScreen()
  await page.getByRole('combobox', { name: '職種' }).selectOption('デザイン・編集・Web制作すべて')
  await page.getByRole('button', { name: /件を見る$/ }).click()
  await page.waitForURL((url) => url.searchParams.get('occupation') === 'creative')
  await press(page, page.getByRole('link', { name: 'デザイン・編集・Web制作の条件を外す' }), 'Enter')
  await found(page, 3).waitFor()
})
