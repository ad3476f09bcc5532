import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { fill } from './testing/catalogue-row.ts'
import { desktopJourney } from './testing/journey.ts'
import { confirmEmail, mailedLink } from './testing/mailed-link.ts'
import { apply, call, lawfulJob, postPublicJob, signUp, signUpEmployer, unique } from './testing/people.ts'

desktopJourney('an employer invites somebody, who signs up by the mail, works along and leaves', async ({ arrive }) => {
  const employer = await signUpEmployer('採用 花子')
  const title = `総務 ${unique()}`
  const job = await postPublicJob(employer, title, lawfulJob(title))
  const seeker = await signUp('user', '応募 花子')
  const applicationId = await apply(job, seeker)
  const slots = [new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString()]
  const interviews = `POST /api/applications/${applicationId}/interviews`
  await call(interviews, { body: { kind: 'phone', slots, minutes: 30 }, by: employer })
  const email = `team-${unique()}@example.com`

  const owner = await arrive({ as: employer })
  await owner.visit('/employer/team')
  await owner.page
    .getByRole('list', { name: /メンバー/ })
    .getByText(employer.email)
    .waitFor()
  await owner.page.getByText('招待メールを送るには、ご自分のメールアドレスの確認が必要です。').waitFor()
  expect(await owner.page.getByRole('button', { name: '招待メールを送る' }).count()).toBe(0)
  await owner.checkScreen()
  await confirmEmail(employer)
  // The browser has an outdated account stored; the notice changes its text, and nothing moves.
  const unconfirmed = owner.page.getByText('メールアドレスの確認が済んでいません')
  const afterNotice = (route: Route) => unconfirmed.waitFor().then(() => route.continue())
  await owner.page.route('**/api/auth/me', afterNotice, { times: 1 })
  await owner.visit('/employer/team')
  await owner.page.getByText('メールアドレスは確認済みです').waitFor()
  await owner.page.getByRole('button', { name: '確認メールを再送する' }).waitFor({ state: 'hidden' })
  await owner.page.getByLabel('メールアドレス').fill(email)
  await owner.page.getByRole('button', { name: '招待メールを送る' }).click()
  await owner.page.getByRole('list', { name: '招待中の人' }).getByText(email).waitFor()
  await owner.checkScreen()

  await expect.poll(() => mailedLink(email, '/join-team'), { timeout: 20_000 }).not.toBe(null)
  const link = new URL((await mailedLink(email, '/join-team')) ?? '')
  const invited = await arrive()
  await invited.visit(link.pathname + link.search)
  await invited.page.getByRole('heading', { name: '採用チームへの招待' }).waitFor()
  await invited.page.getByText(email).waitFor()
  await invited.checkScreen()
  await invited.page.getByRole('link', { name: 'アカウントを作成して参加する' }).click()
  const password = 'himitsu-no-aikotoba'
  await invited.page.getByRole('radio', { name: /企業/, checked: true }).waitFor()
  await fill(invited.page, {
    担当者名: '参加 太郎',
    メールアドレス: email,
    パスワード: password,
    'パスワード（確認）': password,
  })
  await invited.page.getByRole('button', { name: '登録する' }).click()
  await invited.page.getByRole('button', { name: 'チームに参加する' }).click()
  await invited.page.getByRole('heading', { name: 'チームに参加しました' }).waitFor()
  await invited.visit('/employer/jobs')
  await invited.page.getByText(title).first().waitFor()

  await owner.visit('/employer/team')
  const role = owner.page.getByRole('combobox', { name: '参加 太郎さんの権限' })
  await role.selectOption('閲覧のみ')
  await owner.page.getByText('権限を変更しました').waitFor()
  await invited.visit('/employer/team')
  await invited.page.getByText('閲覧のみ').first().waitFor()
  expect(await invited.page.getByRole('button', { name: '招待メールを送る' }).count()).toBe(0)
  await invited.checkScreen()
  // A viewer gets no other buttons.
  await invited.visit('/employer/jobs')
  await invited.page.getByText(title).first().waitFor()
  const main = invited.page.getByRole('main')
  await expect.poll(() => main.getByRole('link', { name: '求人を掲載' }).count()).toBe(0)
  expect(await main.getByRole('button', { name: /その他の操作/ }).count()).toBe(0)
  await invited.visit(`/applications/${applicationId}`)
  await main.getByRole('heading', { name: '電話の面接' }).waitFor()
  await main.getByText('閲覧のみの権限では、メッセージを送れません。').waitFor()
  expect(await main.getByRole('button', { name: /面接|日時/ }).count()).toBe(0)
  await invited.visit('/employer/team')
  await invited.page.getByRole('button', { name: 'チームを退出' }).click()
  await invited.page.getByRole('button', { name: '退出する', exact: true }).click()
  await invited.page.waitForURL('/')
  await invited.visit('/employer/jobs')
  await invited.page.getByRole('heading', { name: '求人管理' }).waitFor()
  expect(await invited.page.getByText(title).count()).toBe(0)
})
