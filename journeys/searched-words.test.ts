import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'
import { signIn } from './testing/page-actions.ts'
import { signUp } from './testing/people.ts'
import { asked, cards, found, publish } from './testing/search-results.ts'

phoneJourney('a widened search says so, and searches the typed words alone when asked to', async ({ arrive }) => {
  const word = await publish({ title: 'テレワークの速記者' }, { title: '在宅の反訳者' })
  const { page, visit, checkScreen } = await arrive()
  await visit(`/?${new URLSearchParams({ keyword: `在宅 ${word}` })}`)
  await found(page, 2).waitFor()
  await page.getByText('「在宅」のほかに「リモートワーク」なども含めて検索しています。').waitFor()
  await checkScreen()
  await page.getByRole('link', { name: '入力した語だけで検索する' }).click()
  await found(page, 1).waitFor()
  expect(asked(page).synonyms).toBe('0')
  await page.getByRole('link', { name: '勤務地や条件としても探す' }).click()
  await found(page, 2).waitFor()
  expect(asked(page).synonyms).toBeUndefined()
})

phoneJourney('an empty search offers a condition to drop, with the number of jobs', async ({ arrive }) => {
  const executive = { experience_level: 'executive' }
  const word = await publish(...['楽長', '座長', '船長'].map((title) => ({ title, ...executive })))
  const { page, visit, checkScreen } = await arrive()
  await visit(`/?${new URLSearchParams({ keyword: `${word} 存在しない語`, literal: '1' })}`)
  await checkScreen()
  expect(await page.getByText('条件に合う求人が見つかりません').count()).toBe(1)
  await page.getByRole('link', { name: '「存在しない語」を外して3件を見る' }).click()
  await found(page, 3).waitFor()
  expect(asked(page)).toEqual({ keyword: word, literal: '1' })
  await visit(`/?keyword=${word}&location=okinawa&experience=executive`)
  await page.getByRole('link', { name: '勤務地の条件を外して3件を見る' }).click()
  await found(page, 3).waitFor()
  await visit(`/?${new URLSearchParams({ keyword: `${word} 存在しない語` })}`)
  await page.getByRole('button', { name: '検索条件を変更' }).click()
  await page.getByRole('button', { name: '近い3件を見る' }).click()
  await page.locator('h2:focus', { hasText: '近い求人' }).waitFor()
})

phoneJourney('searched words are marked in cards and job text, not in titles', async ({ arrive }) => {
  const person = await signUp('user', '中村 優')
  const opening = '駅から歩いて五分の静かな職場で、長く働ける方を心からお待ちしております。'
  const word = await publish({ title: '写字生', description: `${opening}月末には古文書を書き写します。` })
  const { page, visit, checkScreen } = await arrive({ as: person })
  await visit(`/?${new URLSearchParams({ keyword: `写字生 古文書 ${word}` })}`)
  const card = cards(page).first()
  await card.locator('mark', { hasText: '写字生' }).waitFor()
  // Only wide rows show it.
  await card.getByText('…月末には古文書を書き写します。').waitFor({ state: 'attached' })
  await checkScreen()
  const title = card.getByRole('link', { name: `写字生 ${word}` })
  await title.click()
  await page.getByRole('tabpanel').locator('mark', { hasText: '古文書' }).waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(`写字生 ${word}`)
  expect(await page.getByRole('heading', { level: 1 }).locator('mark').count()).toBe(0)
  expect(new URL(page.url()).search).toBe('')
  await checkScreen()
  await page.getByRole('tab', { name: '応募要件' }).click()
  await page.waitForURL(/tab=requirements/)
  await page.reload()
  await page.getByRole('tabpanel').locator('mark', { hasText: '古文書' }).waitFor()

  const visitor = await arrive()
  await visitor.visit(`/?${new URLSearchParams({ keyword: `写字生 古文書 ${word}` })}`)
  // The list is hydrated a moment after the page.
  await visitor.settled()
  await visitor.page.getByRole('link', { name: `写字生 ${word}` }).click()
  await signIn(visitor.page, person)
  await visitor.page.getByRole('tabpanel').locator('mark', { hasText: '古文書' }).waitFor()
})
