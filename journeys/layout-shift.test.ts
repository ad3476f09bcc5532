import { expect } from 'vitest'
import { settle } from './testing/check-screen.ts'
import { desktopJourney, journey, phoneJourney } from './testing/journey.ts'
import { apply, postPublicJob, signInAdmin, signInDemo, signUp, unique } from './testing/people.ts'
import { onSlowNetwork } from './testing/slow-network.ts'
import type { Visitor } from './testing/visitor.ts'

/** A reload at the end of a page shows the end while parts above are still loading. */
async function fillSlowlyAtEnd(visitor: Visitor, paths: readonly string[]): Promise<void> {
  await visitor.page.addInitScript(() => {
    // Not in every frame, or the end would never be seen moving.
    setInterval(() => document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight), 50)
  })
  const { context, page, visit } = visitor
  await onSlowNetwork(context, async () => {
    for (const path of paths) {
      await visit(path)
      await page.locator('main h1').waitFor()
      await settle(page)
    }
  })
}

journey('the front page has room for the jobs seen last, also after a redirect', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '静止 四郎'), `測量士 ${unique()}`)
  // Not yet somebody who returns, whose front page is another.
  const visitor = await arrive({ as: await signUp('user', '静止 五郎') })
  await fillSlowlyAtEnd(visitor, [`/jobs/${job.id}`, '/register'])
  await visitor.page
    .getByRole('region', { name: '最近見た求人' })
    .getByRole('link', { name: /測量士/ })
    .first()
    .waitFor()
  await settle(visitor.page)
})

desktopJourney('the text beside the contents does not move when they are parsed', async ({ arrive }) => {
  const { page, visit } = await arrive()
  for (const path of ['/terms', '/faq']) {
    await visit(path)
    const text = page.locator('.detail-layout--contents > :first-child')
    const complete = await text.boundingBox()
    await page.locator('.detail-layout--contents > aside').evaluate((aside) => aside.remove())
    expect((await text.boundingBox())?.x).toBe(complete?.x)
  }
})

journey('the end of a loading page does not move', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '静止 三郎'), `測量士 ${unique()}`)
  await fillSlowlyAtEnd(await arrive({ as: await signUp('user', '静止 六郎') }), [
    `/jobs/${job.id}`,
    '/applications',
    '/applications?tab=favourites',
    '/profile',
    '/settings',
    '/companies',
    '/resources',
    '/contact',
    '/login',
    '/register',
  ])
  await fillSlowlyAtEnd(await arrive({ as: await signInDemo('employer') }), [
    '/add-job',
    '/employer/dashboard',
    '/employer/jobs',
    '/employer/applications',
    '/employer/analytics',
    '/employer/profile',
    '/employer/integrations',
  ])
  await fillSlowlyAtEnd(await arrive({ as: await signInAdmin() }), [
    '/admin/dashboard',
    '/admin/users',
    '/admin/jobs',
    '/admin/jobs/approval',
    '/admin/reports',
  ])
})

phoneJourney('nothing moves when an application loads after the rest of its job', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '静止 七郎'), `測量士 ${unique()}`)
  const seeker = await signUp('user', '静止 八郎')
  await apply(job, seeker)
  const { page, visit } = await arrive({ as: seeker })
  await page.route('**/api/jobs/my-applications?*', async (route) => {
    await page.getByRole('button', { name: '変更をメールで知る' }).waitFor()
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    await route.continue()
  })
  await visit(`/jobs/${job.id}`)
  await page.getByRole('button', { name: '応募済み' }).waitFor()
  await settle(page)
})

phoneJourney('nothing moves when the meter of a new password loads', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signUp('user', '静止 九郎') })
  await page.route(/password-strength-.*\.js$/, async (route) => {
    await page.getByLabel('新しいパスワード（確認）').scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    await route.continue()
  })
  await visit('/settings')
  await page.getByText('強さ：未入力').waitFor()
  await settle(page)
})
