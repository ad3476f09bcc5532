import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { apply, postPublicJob, signUp, signUpEmployer, unique } from './testing/people.ts'

desktopJourney(
  'twenty applicants come to a stage in five presses, are declined in six, and both are taken back',
  async ({ arrive }) => {
    const employer = await signUpEmployer('一括 採用')
    const job = await postPublicJob(employer, `梱包 ${unique()}`)
    const names = Array.from({ length: 20 }, (_, at) => `応募 ${at + 1}郎`)
    for (const name of names) await apply(job, await signUp('user', name))
    const { page, visit, checkScreen } = await arrive({ as: employer })
    let presses = 0
    const press = async (what: Locator) => {
      presses += 1
      await what.click()
    }
    const listed = () => page.getByText('応募 1郎さんを選ぶ', { exact: true }).waitFor({ state: 'attached' })
    const all = page.getByRole('checkbox', { name: 'このページの応募をすべて選ぶ' })
    const takeBack = () => page.getByRole('button', { name: '取り消す', exact: true }).click()

    await visit(`/employer/jobs/${job.id}/applications`)
    await listed()
    await press(all)
    await press(page.getByRole('button', { name: '段階・タグ・担当者を変更する' }))
    const dialog = page.getByRole('dialog', { name: '20件の段階・タグ・担当者' })
    // Opening the select, and choosing.
    presses += 2
    await dialog.getByLabel('選考の段階').selectOption({ label: '一次面接' })
    await checkScreen()
    await press(dialog.getByRole('button', { name: '変更する' }))
    expect(presses).toBeLessThanOrEqual(5)
    await page.getByText('20件を変更しました', { exact: true }).waitFor()
    await page.getByRole('combobox', { name: '選考の段階' }).selectOption({ label: '一次面接' })
    await expect.poll(() => new URL(page.url()).searchParams.get('stage')).toBe('first')
    await listed()
    await checkScreen()
    await takeBack()
    await page.getByRole('heading', { name: '該当する応募はありません' }).waitFor()

    presses = 0
    await visit(`/employer/jobs/${job.id}/applications?status=pending`)
    await listed()
    await press(all)
    await press(page.getByRole('button', { name: '不採用にする' }))
    const question = page.getByRole('dialog', { name: '20件を不採用にしますか？' })
    await question.getByText(/さんには、このように届きます。$/).waitFor()
    expect(await question.getByRole('region', { name: 'プレビュー' }).textContent()).toContain(job.title)
    await checkScreen()
    await press(question.getByRole('button', { name: '不採用にする' }))
    await page.getByText('20件を不採用にしました', { exact: true }).waitFor()
    await page.getByRole('heading', { name: '確認待ちの応募はありません' }).waitFor()
    expect(presses).toBeLessThanOrEqual(6)

    await takeBack()
    await page.getByText('取り消しました。応募者へのメールは送られません。', { exact: true }).waitFor()
    await listed()

    // The next applicant may be on the next page; closing stays there.
    await apply(job, await signUp('user', '後着 応募'))
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
