import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { countCalls, sendJob } from './testing/page-actions.ts'
import { call, postPublicJob, signUp, unique } from './testing/people.ts'

const texts = { 求人タイトル: '', 会社名: '書式堂', 勤務地: '京都府', 仕事内容: '校正の仕事です。' }

async function fillIn(page: Page, title: string): Promise<void> {
  for (const [label, text] of Object.entries({ ...texts, 求人タイトル: title }))
    await page.getByLabel(label, { exact: false }).first().fill(text)
}

desktopJourney('Enter in a one-line field does not post a job; Ctrl+Enter asks first', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signUp('employer', '書式 太郎') })
  const posted = countCalls(page, 'POST', /^\/api\/jobs$/)
  await visit('/add-job')
  await fillIn(page, `校正 ${unique()}`)
  for (const label of ['求人タイトル', '会社名', '勤務地']) await page.getByLabel(label).press('Enter')
  await page.getByLabel('月給の下限').press('Enter')
  await page.getByRole('radio', { name: '契約社員' }).press('Enter')
  await page.getByLabel('仕事内容').press('Control+Enter')
  const question = page.getByRole('dialog', { name: 'この内容で承認を申請しますか？' })
  await question.getByRole('button', { name: 'キャンセル' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(page.url()).toContain('/add-job')
  expect(posted()).toBe(0)
  await page.getByLabel('求人タイトル').press('Control+Enter')
  await question.getByRole('button', { name: '承認を申請する' }).click()
  await page.getByRole('button', { name: 'このまま承認を申請する' }).click()
  await page.waitForURL('/')
  expect(posted()).toBe(1)
})

desktopJourney('pay may be typed in 万, and an amount that is too small is asked about', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive({ as: await signUp('employer', '書式 花子') })
  await visit('/add-job')
  const [from, to] = [page.getByLabel('月給の下限'), page.getByLabel('月給の上限')]
  const invalid = () => from.getAttribute('aria-invalid')
  await from.fill('26万')
  await from.blur()
  await expect.poll(() => from.inputValue()).toBe('260,000')
  expect(await invalid()).toBeNull()

  await from.fill('26〜30')
  await from.blur()
  await page.getByText('金額が1,000円未満です。万円単位で入力していませんか？').waitFor()
  await expect.poll(() => to.inputValue()).toBe('30')
  await checkScreen()
  await page.getByRole('button', { name: '260,000円〜300,000円にする' }).click()
  await expect.poll(() => from.inputValue()).toBe('260,000')
  await expect.poll(() => to.inputValue()).toBe('300,000')
  await expect.poll(invalid).toBeNull()
})

desktopJourney('a new job and each job that is edited have drafts of their own', async ({ arrive }) => {
  const person = await signUp('employer', '書式 次郎')
  const jobs = [await postPublicJob(person, `製本 ${unique()}`), await postPublicJob(person, `組版 ${unique()}`)]
  const { page, visit } = await arrive({ as: person })
  const title = page.getByLabel('求人タイトル')
  const resumed = page.getByText('前回の入力の続きです')
  await visit('/add-job')
  await title.fill('新しい求人の下書き')
  for (const [index, { id, title: before }] of jobs.entries()) {
    await visit(`/employer/jobs/${id}/edit`)
    await expect.poll(() => title.inputValue()).toBe(before)
    expect(await resumed.count()).toBe(0)
    await title.fill(`下書き ${index}`)
  }
  for (const [index, { id }] of jobs.entries()) {
    await visit(`/employer/jobs/${id}/edit`)
    await resumed.waitFor()
    await expect.poll(() => title.inputValue()).toBe(`下書き ${index}`)
  }
  await visit('/add-job')
  await resumed.waitFor()
  await expect.poll(() => title.inputValue()).toBe('新しい求人の下書き')
  await page.getByRole('button', { name: '最初から書き直す' }).click()
  await visit('/add-job')
  await expect.poll(() => title.inputValue()).toBe('')
  expect(await resumed.count()).toBe(0)
})

desktopJourney('of two who edit a job at once, the second chooses between both versions', async ({ arrive }) => {
  const person = await signUp('employer', '書式 三郎')
  const { id } = await postPublicJob(person, `活字 ${unique()}`)
  const visitor = await arrive({ as: person })
  const { page, visit, checkScreen } = visitor
  await visit(`/employer/jobs/${id}/edit`)
  await page.getByLabel('求人タイトル').fill('自分の題名')
  await page.getByLabel('仕事内容').fill('自分の仕事内容')
  const theirs = { title: 'ほかの人の題名', location: '奈良県奈良市' }
  await call(`PUT /api/jobs/${id}`, { body: theirs, by: person })
  visitor.expectAnswer(409, `/api/jobs/${id}`)
  await sendJob(page, '修正を申請する')
  const choice = page.getByRole('dialog', { name: 'ほかの人が先に保存しました' })
  await choice.getByText('ほかの人の題名').waitFor()
  await checkScreen()
  const place = choice.getByRole('group', { name: '勤務地' })
  await expect.poll(() => place.getByRole('radio', { name: /保存済みの内容/ }).isChecked()).toBe(true)
  const title = choice.getByRole('group', { name: '求人タイトル' })
  await expect.poll(() => title.getByRole('radio', { name: /自分の入力/ }).isChecked()).toBe(true)
  expect(await choice.getByText('自分の仕事内容').count()).toBe(0)
  await choice.getByRole('button', { name: '選んだ内容で保存する' }).click()
  await page.waitForURL('/employer/jobs')
  const { job } = await call<{ job: object }>(`GET /api/jobs/${id}`, { by: person })
  expect(job).toMatchObject({ title: '自分の題名', location: '奈良県奈良市', description: '自分の仕事内容' })
})
