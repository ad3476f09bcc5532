import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { call, postPublicJob, signUp, signUpEmployer, unique } from './testing/people.ts'

desktopJourney(
  'twenty applicants are declined kindly with three presses, and that is taken back',
  async ({ arrive }) => {
    const employer = await signUpEmployer('一括 採用')
    const job = await postPublicJob(employer, `梱包 ${unique()}`)
    const names = Array.from({ length: 20 }, (_, at) => `応募 ${at + 1}郎`)
    for (const name of names) await call(`POST /api/jobs/${job.id}/apply`, { by: await signUp('user', name) })
    const { page, visit, checkScreen } = await arrive({ as: employer })
    await visit(`/employer/jobs/${job.id}/applications?status=pending`)
    await page.getByText('応募 1郎さんを選ぶ', { exact: true }).waitFor({ state: 'attached' })
    let presses = 0
    const press = async (what: ReturnType<typeof page.getByRole>) => {
      presses += 1
      await what.click()
    }
    await press(page.getByRole('checkbox', { name: 'このページの応募をすべて選ぶ' }))
    await press(page.getByRole('button', { name: '不採用にする' }))
    const question = page.getByRole('dialog', { name: '20件を不採用にしますか？' })
    await question.getByText(/さんには、このように届きます。$/).waitFor()
    expect(await question.getByRole('region', { name: 'プレビュー' }).textContent()).toContain(job.title)
    await checkScreen()
    await press(question.getByRole('button', { name: '不採用にする' }))
    await page.getByText('20件を不採用にしました', { exact: true }).waitFor()
    await page.getByRole('heading', { name: '確認待ちの応募はありません' }).waitFor()
    expect(presses).toBeLessThanOrEqual(6)

    await page.getByRole('button', { name: '取り消す', exact: true }).click()
    await page.getByText('取り消しました。応募者へのメールは送られません。', { exact: true }).waitFor()
    await page.getByText('応募 1郎さんを選ぶ', { exact: true }).waitFor({ state: 'attached' })

    // The next applicant may be on the next page; closing stays there.
    await call(`POST /api/jobs/${job.id}/apply`, { by: await signUp('user', '後着 応募') })
    await visit(`/employer/jobs/${job.id}/applications?status=pending`)
    await page.getByRole('link', { name: '応募 2郎', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: '応募 2郎さんの応募' })
    await drawer.getByText('20／21').waitFor()
    await page.keyboard.press('j')
    const next = page.getByRole('dialog', { name: '応募 1郎さんの応募' })
    await next.getByText('21／21').waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.keyboard.press('k')
    await drawer.getByText('20／21').waitFor()
    await page.keyboard.press('j')
    await next.getByText('21／21').waitFor()
    await page.keyboard.press('Escape')
    await next.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('応募 1郎')
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  },
)
