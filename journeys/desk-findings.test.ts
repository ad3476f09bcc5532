import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { findPending } from './testing/page-actions.ts'
import { call, lawfulJob, postJob, signInAdmin, signUpEmployer, unique } from './testing/people.ts'

desktopJourney(
  'findings are listed first, marked in the text and offered as a rejection reason',
  async ({ arrive }) => {
    const employer = await signUpEmployer('点検 一郎')
    const job = lawfulJob(`検査係 ${unique()}`)
    const description = `${job.description}未経験の男性を募集します。`
    const body = { ...job, description, terms: { ...job.terms, trial: undefined } }
    const id = await postJob(employer, body)
    const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
    await visit('/admin/jobs/approval')
    const card = await findPending(page, job.title)
    await card.getByText('掲載不可').waitFor()
    await card.getByText('要確認').waitFor()
    expect(await card.locator('mark').allTextContents()).toEqual([expect.stringContaining('男性')])
    await checkScreen()

    const question = page.getByRole('dialog', { name: '求人を却下しますか？' })
    await card.getByRole('button', { name: '指摘1を理由にする' }).click()
    expect(await question.getByLabel('却下の理由').inputValue()).toMatch(/^仕事内容「.*性別を/)
    await page.keyboard.press('Escape')
    await card.getByRole('button', { name: '却下' }).click()
    await question.getByRole('button', { name: /^仕事内容「.*性別を/ }).click()
    const reason = await question.getByLabel('却下の理由').inputValue()
    expect(reason).toMatch(/性別を/)
    await checkScreen()
    await question.getByRole('button', { name: '却下する' }).click()
    await page.getByText('求人が却下されました').waitFor()

    // The corrected job has the former reason and no finding.
    await call(`PUT /api/jobs/${id}`, { body: { description: job.description }, by: employer })
    await page.reload()
    const again = await findPending(page, job.title)
    await again.getByText('前回の審査').waitFor()
    await again.getByText(reason.split('\n')[0] ?? '').waitFor()
    expect(await again.locator('del').allTextContents()).toEqual(['未経験の男性を募集します。'])
    expect(await again.getByText('掲載不可').count()).toBe(0)
  },
)
