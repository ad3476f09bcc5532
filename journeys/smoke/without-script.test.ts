import { expect } from 'vitest'
import { phoneJourney } from '#journeys/testing/journey.ts'
import { postPublicJob, signUp, unique } from '#journeys/testing/people.ts'

phoneJourney('without JavaScript the jobs are there, and the search finds them', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '採用 花子'), `古文書の修復 ｶﾅ${unique()}`)
  const { page, visit } = await arrive({ javaScriptEnabled: false })
  await visit('/')
  expect(await page.getByRole('article').count()).toBe(6)
  await page.getByRole('link', { name: '次へ' }).click()
  await page.waitForURL(/[?&]page=2/)
  expect(await page.getByRole('article').count()).toBe(6)
  await page.getByLabel('キーワード').fill(job.title.normalize('NFKC'))
  await page.getByRole('button', { name: /件を見る$/ }).click()
  await page.getByRole('heading', { name: '1件の求人が見つかりました' }).waitFor()
  await page.locator('.search-panel summary').click()
  await page.locator('.search-panel').getByRole('link', { name: '東京都' }).click()
  await page.waitForURL(/[?&]location=tokyo/)
  await page.getByRole('heading', { name: '1件の求人が見つかりました' }).waitFor()
  await page.getByRole('link', { name: job.title }).waitFor()
  expect(new URL(page.url()).searchParams.get('location')).toBe('tokyo')
})

phoneJourney('without JavaScript the page of a job says what is needed to read it', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '採用 花子'), `写本師 ${unique()}`)
  const { page, visit } = await arrive({ javaScriptEnabled: false })
  await visit(`/jobs/${job.id}`)
  const text = await page.getByRole('main').locator('.notice').textContent()
  expect(text).toContain('求人の内容を読むには、ログインが必要です')
  expect(text).toContain('JavaScriptを有効にする必要があります')
})
