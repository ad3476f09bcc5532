import { expect } from 'vitest'
import { desktopJourney, journey, phoneJourney } from './testing/journey.ts'
import { choose, openMenu } from './testing/page-actions.ts'
import { apply, postPublicJob, signUp, unique } from './testing/people.ts'

phoneJourney('an offline page says so, keeps typed text and recovers', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '圏外 太郎'), `灯台守 ${unique()}`)
  const person = await signUp('user', '圏外 花子')
  await apply(job, person)
  const { page, context, visit, settled, checkScreen, expectFault } = await arrive({ as: person })
  expectFault(/\/api\/auth\/profile/)

  await visit('/applications')
  await page.getByRole('link', { name: job.title }).waitFor()
  await page.getByRole('button', { name: '検索・並び順' }).click()
  // The first press loads the code of toasts.
  await settled()
  await context.setOffline(true)
  await page.getByText('オフラインです').waitFor()
  await checkScreen()
  await page.getByLabel('応募を検索').fill('どこにもない言葉')
  await page.waitForURL(/q=/)
  await context.setOffline(false)
  await page.getByText('オンラインに戻りました').waitFor()
  await page.getByText('条件に合う応募が見つかりません').waitFor()

  await visit('/profile')
  await page.getByRole('button', { name: '編集する' }).click()
  await page.getByLabel('自己紹介').fill('島で暮らしています。')
  await context.setOffline(true)
  await page.getByText('オフラインです').waitFor()
  await page.getByRole('button', { name: '保存する' }).click()
  const failed = page.getByText('入力した内容は残っています。もう一度お試しください。')
  await failed.waitFor()
  await expect.poll(() => page.getByLabel('自己紹介').inputValue()).toBe('島で暮らしています。')
  await context.setOffline(false)
  await page.getByRole('button', { name: '保存する' }).click()
  await page.getByText('島で暮らしています。').waitFor()
  // The notice of the failure goes once the change is saved.
  await failed.waitFor({ state: 'detached' })
})

phoneJourney('an offline link to an unloaded screen stays on the page', async ({ arrive }) => {
  const { page, context, visit, settled, checkScreen } = await arrive({ as: await signUp('user', '圏外 次郎') })
  await visit('/settings')
  // The first press loads the code of toasts.
  await page.getByRole('heading', { name: '設定', level: 1 }).click()
  await settled()
  await context.setOffline(true)
  await page.getByText('オフラインです').waitFor()
  const index = page.getByRole('navigation', { name: 'メニュー' })
  await index.getByRole('link', { name: '応募履歴' }).click()
  await page.getByText('移動先のページは、オンラインに戻ると開けます。').waitFor()
  expect(new URL(page.url()).pathname).toBe('/settings')
  await checkScreen()

  await context.setOffline(false)
  await page.getByText('オンラインに戻りました').waitFor()
  await index.getByRole('link', { name: '応募履歴' }).click()
  await page.getByRole('heading', { name: '応募履歴', level: 1 }).waitFor()
  await context.setOffline(true)
  await page.getByText('オフラインです').waitFor()
  await index.getByRole('link', { name: '設定' }).click()
  await page.getByRole('heading', { name: '設定', level: 1 }).waitFor()
})

journey('an offline sign-out and Back lead to no error page', async ({ arrive, device }) => {
  const person = await signUp('user', '圏外 三郎')
  const { page, context, visit, settled, expectFault } = await arrive({ as: person })
  expectFault(/\/api\/auth\/logout/)
  const refused = page.getByText('移動先のページは、オンラインに戻ると開けます。')
  await visit('/settings')
  const index = page.getByRole('navigation', { name: 'メニュー' })
  await index.getByRole('link', { name: 'プロフィール' }).click()
  await page.getByRole('heading', { name: 'プロフィール', level: 1 }).waitFor()
  // After the reload, no other screen's code is loaded.
  await page.reload()
  // The first press loads the code of toasts and menus.
  await openMenu(page, device, person)
  await page.keyboard.press('Escape')
  await settled()
  await context.setOffline(true)
  await page.getByText('オフラインです').waitFor()
  await page.evaluate(() => window.history.back())
  await refused.waitFor()
  await page.waitForURL('/profile')
  await page.getByRole('heading', { name: 'プロフィール', level: 1 }).waitFor()

  await choose(page, device, person, 'ログアウト')
  await page.getByText('ログアウトしました').waitFor()
  expect(await page.evaluate(() => window.localStorage.getItem('auth_token'))).toBeNull()
  await context.setOffline(false)
  await page.waitForURL('/')
  await page.getByRole('heading', { name: '公開中の求人' }).waitFor()
})

desktopJourney('a link pressed while the connection drops shows the offline notice', async ({ arrive }) => {
  const { page, visit, settled } = await arrive({ as: await signUp('user', '圏外 四郎') })
  await visit('/settings')
  await settled()
  const index = page.getByRole('navigation', { name: 'メニュー' })
  await index.getByRole('link', { name: '応募履歴' }).evaluate((link: HTMLElement) => {
    window.dispatchEvent(new Event('offline'))
    link.click()
  })
  await page.getByText('移動先のページは、オンラインに戻ると開けます。').waitFor()
  expect(new URL(page.url()).pathname).toBe('/settings')
})

phoneJourney('an offline search shows its results when the network returns', async ({ arrive }) => {
  const { page, context, visit, settled, expectFault } = await arrive()
  // The code of toasts and results.
  expectFault(/\/(assets|src)\//)
  await visit('/')
  await settled()
  await context.setOffline(true)
  await page.getByText('オフラインです').waitFor()
  await page.getByRole('button', { name: /件を見る$/ }).click()
  await page.getByText('公開中の求人').first().waitFor()
  await context.setOffline(false)
  await page.waitForURL('/?keyword=')
  await page.getByRole('heading', { name: '検索結果' }).waitFor()
})

phoneJourney('an offline press on a card stays on the list', async ({ arrive }) => {
  const { page, context, visit, settled, expectFault } = await arrive({ as: await signUp('user', '圏外 四郎') })
  // The code of toasts and of tooltips, which comes with the first press.
  expectFault(/\/assets\//)
  await visit('/')
  await settled()
  await context.setOffline(true)
  await page.getByText('オフラインです').waitFor()
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await card.click()
  await page.getByText('移動先のページは、オンラインに戻ると開けます。').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await card.isVisible()).toBe(true)
})
