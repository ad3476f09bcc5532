import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { call, lawfulJob, postJob, signUpEmployer, unique } from './testing/people.ts'

desktopJourney('an employer makes a key for a program, copies it once, and revokes it', async ({ arrive }) => {
  const employer = await signUpEmployer('採用 花子')
  const title = `総務 ${unique()}`
  await postJob(employer, lawfulJob(title))
  const { page, visit, checkScreen } = await arrive({ as: employer })
  await visit('/employer/integrations')
  await page.getByText('APIキーはまだありません。').waitFor()
  await page.getByRole('button', { name: 'APIキーを作成する' }).click()
  const dialog = page.getByRole('dialog', { name: 'APIキーを作成' })
  await dialog.getByRole('textbox', { name: '名前' }).fill('採用管理システム')
  await dialog.getByRole('checkbox', { name: '求人を読む' }).check()
  await dialog.getByRole('button', { name: '作成する', exact: true }).click()

  const told = page.getByRole('dialog', { name: 'APIキーを保存してください' })
  const secret = await told.getByRole('textbox', { name: 'APIキー' }).inputValue()
  expect(secret).toMatch(/^shigotocho_[\w-]{43}$/)
  await checkScreen()
  await told.getByRole('button', { name: '保存しました' }).click()
  await told.waitFor({ state: 'detached' })
  const row = page.getByRole('list', { name: 'APIキー' }).getByRole('listitem')
  await row.getByText(`${secret.slice(0, 17)}…`).waitFor()
  expect(await page.content()).not.toContain(secret)
  const { jobs } = await call<{ jobs: { title: string }[] }>('GET /api/jobs/my-jobs', {
    by: { ...employer, token: secret },
  })
  expect(jobs.map((job) => job.title)).toEqual([title])

  await row.getByRole('button', { name: 'APIキー「採用管理システム」を取り消す' }).click()
  await page
    .getByRole('dialog', { name: /取り消しますか/ })
    .getByRole('button', { name: '取り消す', exact: true })
    .click()
  await page.getByText('APIキーはまだありません。').waitFor()
  await expect(call('GET /api/jobs/my-jobs', { by: { ...employer, token: secret } })).rejects.toThrow('401')
})
