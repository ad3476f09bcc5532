import { expect } from 'vitest'
import { breakCall } from './testing/broken-call.ts'
import { desktopJourney } from './testing/journey.ts'
import { apply, postJob, postPublicJob, signInAdmin, signUp, unique } from './testing/people.ts'

desktopJourney('an employer’s dashboard shows its jobs when the figures fail', async ({ arrive }) => {
  const employer = await signUp('employer', '数字 待子')
  const job = await postPublicJob(employer, `司書 ${unique()}`)
  const visitor = await arrive({ as: employer })
  const { page, visit, checkScreen } = visitor
  await breakCall(visitor, 'readEmployerStats', 'away')
  await visit('/employer/dashboard')
  await page.getByRole('heading', { name: '読み込めませんでした' }).waitFor()
  await page.getByRole('link', { name: job.title }).waitFor()
  await checkScreen()
  await visitor.context.unrouteAll()
  await page.getByRole('button', { name: 'もう一度読み込む' }).click()
  await page.getByRole('heading', { name: '応募の推移' }).waitFor()
  expect(await page.getByText('—', { exact: true }).count()).toBe(0)
})

desktopJourney('clearing an empty filter does not announce zero jobs', async ({ arrive }) => {
  const employer = await signUp('employer', '絞込 花子')
  const { title } = await postPublicJob(employer, `庭師 ${unique()}`)
  const visitor = await arrive({ as: employer })
  const { page, visit } = visitor
  await visit('/employer/jobs?status=rejected')
  await page.getByRole('heading', { name: '該当する求人はありません' }).waitFor()
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/my-jobs/, async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('link', { name: 'すべての求人を見る' }).click()
  await page.getByRole('main').getByText('読み込み中').waitFor({ state: 'attached' })
  expect(await page.getByRole('heading', { name: '掲載した求人はまだありません' }).count()).toBe(0)
  answer()
  await page.getByRole('heading', { name: title }).waitFor()
})

desktopJourney('opening a deleted job returns the administrator to the previous screen', async ({ arrive }) => {
  const gone = '00000000-0000-7000-8000-000000000000'
  const visitor = await arrive({ as: await signInAdmin() })
  visitor.expectAnswer(404, `/api/jobs/${gone}`)
  await visitor.visit(`/employer/jobs/${gone}/edit?from=admin`)
  await visitor.page.getByRole('link', { name: '求人管理へ戻る' }).click()
  await visitor.page.waitForURL('/admin/jobs')
})

desktopJourney('the figures of many jobs are read page by page', async ({ arrive }) => {
  const employer = await signUp('employer', '多数 掲載')
  const body = { company: '株式会社みちしるべ', location: '東京都調布市', description: '駅から歩いて五分。' }
  for (let at = 1; at <= 21; at += 1) await postJob(employer, { ...body, title: `号外 ${at}` })
  const { page, visit } = await arrive({ as: employer })
  await visit('/employer/analytics')
  await page.getByRole('link', { name: '号外 21', exact: true }).waitFor()
  await page.getByRole('link', { name: '次へ' }).press('Enter')
  await page.getByRole('link', { name: '号外 1', exact: true }).waitFor()
  await page.waitForURL('/employer/analytics?page=2#jobs')
})

desktopJourney('a short letter is shown whole, a long one expands by its button', async ({ arrive }) => {
  const employer = await signUp('employer', '手紙 読子')
  const job = await postPublicJob(employer, `司書 ${unique()}`)
  const letters = { '短井 文': 'よろしくお願いします。\n'.repeat(6), '長井 文': 'よろしくお願いします。\n'.repeat(7) }
  for (const [name, cover_letter] of Object.entries(letters)) {
    await apply(job, await signUp('user', name), { cover_letter })
  }
  const { page, visit, checkScreen } = await arrive({ as: employer })
  await visit(`/employer/jobs/${job.id}/applications`)
  await page.getByRole('link', { name: '短井 文', exact: true }).click()
  await page.getByRole('dialog', { name: '短井 文さんの応募' }).getByText('よろしくお願いします。').waitFor()
  expect(await page.getByRole('button', { name: /続きを読む/ }).count()).toBe(0)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: '長井 文', exact: true }).click()
  await page.getByRole('button', { name: '続きを読む（長井 文さんの応募メッセージ）' }).click()
  await page.getByRole('button', { name: '折りたたむ（長井 文さんの応募メッセージ）', expanded: true }).waitFor()
  await checkScreen()
})

desktopJourney('the user count is hidden while other users load', async ({ arrive }) => {
  const visitor = await arrive({ as: await signInAdmin() })
  const { page, visit } = visitor
  await visit('/admin/users')
  await page.getByText(/\d名が登録しています。/).waitFor()
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/admin\/users\?/, async (route) => {
    await asked
    await route.continue()
  })
  await page.getByLabel('アカウントの種類').selectOption('admin')
  await expect.poll(() => page.getByText(/\d名/).count()).toBe(0)
  answer()
  await page.getByText(/条件に合うユーザーは\d+名です。/).waitFor()
})
