import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { apply, call, postPublicJob, signUp, signUpEmployer, unique } from './testing/people.ts'

desktopJourney(
  'applicants move on a board by pointer and keyboard, with the questions and the undo of the list',
  async ({ arrive }) => {
    const employer = await signUpEmployer('盤上 採用')
    const job = await postPublicJob(employer, `紡績 ${unique()}`)
    const ids: Record<string, string> = {}
    for (const name of ['一田 糸', '二田 糸', '三田 糸']) {
      ids[name] = await apply(job, await signUp('user', name))
    }
    const { page, visit, checkScreen, expectAnswer } = await arrive({ as: employer })
    await visit(`/employer/jobs/${job.id}/applications`)
    await page.getByRole('link', { name: '三田 糸', exact: true }).waitFor()
    await page.getByRole('link', { name: 'ボード', exact: true }).click()
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    const card = (name: string, of: string) => column(of).getByRole('link', { name, exact: true })
    await card('一田 糸', '確認待ち（3件）').waitFor()
    await column('不採用（0件）').waitFor()
    await checkScreen()

    const question = page.getByRole('dialog', { name: '不採用にしますか？' })
    const drag = async () => {
      await column('確認待ち（3件）')
        .getByRole('listitem')
        .filter({ hasText: '一田 糸' })
        .dragTo(column('不採用（0件）'))
      await question.getByText('一田 糸').waitFor()
    }
    await drag()
    await question.getByRole('button', { name: 'キャンセル' }).click()
    await question.waitFor({ state: 'detached' })
    await card('一田 糸', '確認待ち（3件）').waitFor()
    await drag()
    await question.getByRole('button', { name: '不採用にする' }).click()
    await card('一田 糸', '不採用（1件）').waitFor()
    await column('確認待ち（2件）').waitFor()
    await page.getByRole('button', { name: '取り消す', exact: true }).click()
    await card('一田 糸', '確認待ち（3件）').waitFor()

    await page.getByRole('button', { name: '二田 糸さんの選考' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: '確認済みにする' }).waitFor()
    await page.keyboard.press('Enter')
    await card('二田 糸', '確認済み（1件）').waitFor()

    await call(`PATCH /api/jobs/${job.id}/applications/${ids['三田 糸']}`, {
      by: employer,
      body: { status: 'accepted' },
    })
    expectAnswer(409, new RegExp(`/applications/${ids['三田 糸']}$`))
    await page.getByRole('button', { name: '三田 糸さんの選考' }).click()
    await page.getByRole('menuitem', { name: '不採用にする' }).click()
    await question.getByRole('button', { name: '不採用にする' }).click()
    await page.getByText(/（盤上 採用が「採用」にしました）$/).waitFor()
    await card('三田 糸', '採用（1件）').click()
    await page.getByRole('dialog', { name: '三田 糸さんの応募' }).getByText('選考は完了しました。').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('三田 糸')
    expect(new URL(page.url()).searchParams.get('view')).toBe('board')
    await checkScreen()
  },
)

desktopJourney('applicants move between the steps that a job states, and back', async ({ arrive }) => {
  const employer = await signUpEmployer('段階 採用')
  const terms = { selection: { steps: ['書類選考', '適性検査', '社長面接'] } }
  const job = await postPublicJob(employer, `製本 ${unique()}`, { terms })
  for (const name of ['四田 糸', '五田 糸']) await apply(job, await signUp('user', name))
  const { page, visit, checkScreen } = await arrive({ as: employer })
  await visit(`/employer/jobs/${job.id}/applications`)
  await page.getByRole('link', { name: '段階別', exact: true }).click()
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = (name: string, of: string) => column(of).getByRole('link', { name, exact: true })
  await card('四田 糸', '段階の設定なし（2件）').waitFor()
  await checkScreen()
  await column('段階の設定なし（2件）')
    .getByRole('listitem')
    .filter({ hasText: '四田 糸' })
    .dragTo(column('適性検査（0件）'))
  await card('四田 糸', '適性検査（1件）').waitFor()
  await page.getByRole('button', { name: '取り消す', exact: true }).click()
  await card('四田 糸', '段階の設定なし（2件）').waitFor()
  await page.getByRole('button', { name: '五田 糸さんの選考' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: '社長面接' }).click()
  await card('五田 糸', '社長面接（1件）').click()
  await page.getByRole('dialog', { name: '五田 糸さんの応募' }).waitFor()
  await checkScreen()
})
