import { expect } from 'vitest'
import { breakCall } from './testing/broken-call.ts'
import { desktopJourney } from './testing/journey.ts'
import { call, postPublicJob, signUp, signUpEmployer, unique } from './testing/people.ts'

desktopJourney(
  'an applicant is opened by an address, noted, tagged and rated, and what cannot be saved comes back',
  async ({ arrive }) => {
    const employer = await signUpEmployer('評価 採用')
    const job = await postPublicJob(employer, `縫製 ${unique()}`)
    const { application } = await call<{ application: { id: string } }>(`POST /api/jobs/${job.id}/apply`, {
      by: await signUp('user', '布田 縫子'),
    })
    const recruiter = await arrive({ as: employer })
    const { page, visit, checkScreen } = recruiter
    await visit(`/employer/jobs/${job.id}/applications?applicant=${application.id}`)
    const drawer = page.getByRole('dialog', { name: '布田 縫子さんの応募' })
    await drawer.getByLabel('選考の段階').selectOption('一次面接')
    await drawer.getByText('保存しました', { exact: true }).waitFor()
    await drawer.getByLabel('タグ', { exact: true }).fill('夜勤可')
    await drawer.getByLabel('タグ', { exact: true }).press('Enter')
    await drawer.getByRole('list', { name: '付けたタグ' }).getByText('夜勤可').waitFor()
    await drawer.getByRole('radio', { name: '5段階の4' }).check({ force: true })
    await drawer.getByLabel('新しいメモ').fill('落ち着いた方。')
    await drawer.getByRole('button', { name: 'メモを追加' }).click()
    await drawer.getByRole('list', { name: 'メモ', exact: true }).getByText('評価 採用').waitFor()
    await checkScreen()

    await breakCall(recruiter, 'addApplicationNote', { status: 400, message: 'ただいま点検中です' })
    await drawer.getByLabel('新しいメモ').fill('来週また話す。')
    await drawer.getByRole('button', { name: 'メモを追加' }).click()
    await drawer.getByRole('alert').getByText('ただいま点検中です').waitFor()
    expect(await drawer.getByLabel('新しいメモ').inputValue()).toBe('来週また話す。')

    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('布田 縫子')
    const row = page.getByRole('listitem').filter({ hasText: '布田 縫子' })
    for (const text of ['一次面接', '夜勤可']) await row.getByText(text, { exact: true }).waitFor()
    await checkScreen()
  },
)
