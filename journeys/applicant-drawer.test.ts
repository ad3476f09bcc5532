import { expect } from 'vitest'
import { breakCall } from './testing/broken-call.ts'
import { desktopJourney } from './testing/journey.ts'
import { apply, call, postPublicJob, signUp, signUpEmployer, unique } from './testing/people.ts'

desktopJourney(
  'an applicant is noted, tagged and rated, and a failed change is undone',
  async ({ arrive }) => {
    const employer = await signUpEmployer('評価 採用')
    const job = await postPublicJob(employer, `縫製 ${unique()}`)
    const applicationId = await apply(job, await signUp('user', '布田 縫子'))
    const recruiter = await arrive({ as: employer })
    const { page, visit, checkScreen } = recruiter
    await visit(`/employer/jobs/${job.id}/applications?applicant=${applicationId}`)
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

desktopJourney(
  'a message is written in the drawer without triggering its keys',
  async ({ arrive }) => {
    const employer = await signUpEmployer('返信 採用')
    const job = await postPublicJob(employer, `染織 ${unique()}`)
    const seeker = await signUp('user', '返田 信')
    const applicationId = await apply(job, seeker)
    const write = (text: string) =>
      call(`POST /api/applications/${applicationId}/messages`, { by: seeker, body: { body: text } })
    await write('勤務は何時からですか。')
    const { page, visit, checkScreen } = await arrive({ as: employer })
    await visit(`/employer/jobs/${job.id}/applications?applicant=${applicationId}`)
    const drawer = page.getByRole('dialog', { name: '返田 信さんの応募' })
    await drawer.getByRole('button', { name: 'メッセージ（未読1件）', expanded: false }).waitFor()
    await page.keyboard.press('m')
    await drawer.getByRole('log').getByText('勤務は何時からですか。').waitFor()
    await drawer.getByRole('button', { name: 'メッセージ', exact: true, expanded: true }).waitFor()
    const template = drawer.getByRole('combobox', { name: '返信テンプレート', disabled: false })
    const box = drawer.getByLabel('返田 信さんへのメッセージ')
    await box.fill('9時からです。')
    await template.selectOption('面接の日程のご相談')
    await expect.poll(() => box.inputValue()).toMatch(/^9時からです。\n\n返田 信様\n/)
    await checkScreen()
    await box.fill('')
    await box.pressSequentially('jk123m?')
    await box.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
    expect(await box.inputValue()).toBe('jk123m?')
    await box.press('Control+Enter')
    const sent = drawer.getByRole('log').getByRole('listitem').filter({ hasText: 'jk123m?' })
    await sent.getByText('未読', { exact: true }).waitFor()
    await expect.poll(() => box.inputValue()).toBe('')
    await drawer.getByRole('button', { name: '確認済みにする' }).waitFor()

    // Without a reload.
    await write('承知しました。')
    await drawer.getByRole('log').getByText('承知しました。').waitFor()
    await checkScreen()
  },
)

desktopJourney(
  'keys step through applicants, decide and undo, but not while a field has the focus',
  async ({ arrive }) => {
    const employer = await signUpEmployer('鍵盤 採用')
    const job = await postPublicJob(employer, `織布 ${unique()}`)
    for (const name of ['先田 織', '後田 織']) await apply(job, await signUp('user', name))
    const { page, visit, settled, checkScreen } = await arrive({ as: employer })
    await visit(`/employer/jobs/${job.id}/applications`)
    await page.getByRole('link', { name: '後田 織', exact: true }).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: '応募者を検索' })
    await page.keyboard.press('j')
    expect(await search.inputValue()).toBe('j')
    await search.fill('')
    await search.press('Enter')
    await search.blur()
    await page.getByRole('link', { name: '後田 織', exact: true }).waitFor()
    await page.keyboard.press('j')
    await expect.poll(focused).toBe('後田 織')
    await page.keyboard.press('j')
    await expect.poll(focused).toBe('先田 織')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog', { name: '後田 織さんの応募' })
      .getByRole('button', { name: '確認済みにする' })
      .waitFor()
    await page.keyboard.press('j')
    const drawer = page.getByRole('dialog', { name: '先田 織さんの応募' })
    await drawer.getByRole('button', { name: '確認済みにする' }).waitFor()
    await page.keyboard.press('1')
    await drawer.getByText('確認済み', { exact: true }).waitFor()
    await page.getByRole('button', { name: '取り消す', exact: true }).waitFor()
    await page.keyboard.press('Alt+t')
    // Tab focuses the list of toasts, then the toast, then its button.
    for (const text of ['ステータスを更新しました取り消す', '取り消す']) {
      await page.keyboard.press('Tab')
      await expect.poll(focused).toBe(text)
    }
    await page.keyboard.press('Enter')
    await page.getByText('取り消しました。応募者へのメールは送られません。', { exact: true }).waitFor()
    await drawer.getByRole('button', { name: '確認済みにする' }).waitFor()
    await expect.poll(() => drawer.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('3')
    const question = page.getByRole('dialog', { name: '不採用にしますか？' })
    await question.waitFor()
    // A dialog is visible a moment before it handles keys: Esc may do nothing then, but must not close the drawer.
    await page.keyboard.press('Escape')
    await settled()
    expect(await drawer.count()).toBe(1)
    if ((await question.count()) === 0) await page.keyboard.press('3')
    await question.waitFor()
    await settled()
    await page.keyboard.press('k')
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'キー操作' }).getByText('不採用にする（確認の画面が開きます）').waitFor()
    await checkScreen()
    await page.keyboard.press('Escape')
    await drawer.getByRole('button', { name: '採用にする', exact: true }).waitFor()
  },
)
