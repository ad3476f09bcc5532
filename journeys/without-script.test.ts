import { expect, inject, test } from 'vitest'
import { phoneJourney } from './testing/journey.ts'
import { postPublicJob, signUp, unique } from './testing/people.ts'

/** Public pages with a text that their HTML must contain. */
const publicPages = {
  '/': '公開中の求人',
  '/?keyword=%E7%9C%8B%E8%AD%B7': '件の求人が見つかりました',
  '/login': 'ログイン',
  '/register': '新規登録',
  '/forgot-password': 'パスワードの再設定',
  '/companies': '企業情報',
  '/resources': 'お役立ち情報',
  '/transparency': '透明性レポート',
  '/help': 'ヘルプ',
  '/faq': 'よくある質問',
  '/contact': 'お問い合わせ',
  '/privacy': 'プライバシーポリシー',
  '/terms': '利用規約',
}

const protectedPages = ['/profile', '/applications', '/settings', '/employer/jobs', '/admin/users']

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

test('every public page says in its HTML what it is about', async () => {
  for (const [path, words] of Object.entries(publicPages)) {
    const response = await fetch(inject('productUrl') + path)
    expect(response.status, path).toBe(200)
    const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main, path).toMatch(/<h1/)
    expect(main.replaceAll(/<[^>]*>/g, ''), path).toContain(words)
  }
})

test('no HTML holds anything of the person who asks', async () => {
  const person = await signUp('user', '個人情報 守')
  const headers = { cookie: `auth_token=${person.token}`, authorization: `Bearer ${person.token}` }
  for (const path of [...Object.keys(publicPages), ...protectedPages]) {
    const response = await fetch(inject('productUrl') + path, { headers })
    const html = await response.text()
    expect(response.status, path).toBe(200)
    expect(response.headers.get('set-cookie'), path).toBeNull()
    for (const secret of [person.name, person.email, person.token, person.user.id])
      expect(html.includes(secret), `${path} holds ${secret}`).toBe(false)
  }
})
