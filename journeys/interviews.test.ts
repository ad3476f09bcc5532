import { expect } from 'vitest'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { phoneJourney } from './testing/journey.ts'
import { isFocused } from './testing/page-actions.ts'
import { apply, postPublicJob, signUp, unique } from './testing/people.ts'

const day = 24 * 60 * 60 * 1_000
const dayAhead = (days: number) => tokyoDate(new Date(Date.now() + days * day))

phoneJourney('an interview is proposed, taken in two presses, moved and cancelled', async ({ arrive }) => {
  const employer = await signUp('employer', '採用 花子')
  const seeker = await signUp('user', '山田 太郎')
  const job = await postPublicJob(employer, `植字工 ${unique()}`)
  const id = await apply(job, seeker)
  const [first, second, third] = [dayAhead(3), dayAhead(4), dayAhead(5)]

  const recruiter = await arrive({ as: employer })
  await recruiter.visit(`/applications/${id}`)
  const theirs = recruiter.page.getByRole('region', { name: '面接', exact: true })
  await theirs.getByText('日時の候補を提案すると').waitFor()
  await theirs.getByRole('button', { name: '面接を提案する' }).click()
  const proposal = recruiter.page.getByRole('dialog', { name: '面接を提案する' })
  await proposal.getByRole('button', { name: '提案する', exact: true }).click()
  await proposal.getByText('日付を正しく入力してください').waitFor()
  await proposal.getByLabel('候補1の日付').fill(first)
  await proposal.getByLabel('候補1の開始時刻').fill('10:00')
  await proposal.getByRole('button', { name: '候補を追加する' }).click()
  expect(await proposal.getByLabel('候補2の日付').inputValue()).toBe(first)
  await proposal.getByLabel('候補2の日付').fill(second)
  await proposal.getByLabel('候補2の開始時刻').fill('14:30')
  await proposal.getByLabel('オンライン').check()
  await proposal.getByLabel('場所').fill('https://meet.example.com/abc')
  await recruiter.checkScreen()
  await proposal.getByRole('button', { name: '提案する', exact: true }).click()
  await proposal.waitFor({ state: 'detached' })
  await theirs.getByText('返答待ち', { exact: true }).waitFor()

  const applicant = await arrive({ as: seeker })
  await applicant.visit(`/applications/${id}`)
  const own = applicant.page.getByRole('region', { name: '面接', exact: true })
  await own.getByText('日時を選んでください', { exact: true }).waitFor()
  await applicant.checkScreen()
  // Two presses.
  await own.getByRole('radio', { name: / 14:30$/ }).check()
  await own.getByRole('button', { name: 'この日時で受ける' }).click()
  await own.getByText('日時決定', { exact: true }).waitFor()
  await own.getByText(/14:30〜15:30$/).waitFor()
  await expect.poll(() => isFocused(own.getByRole('heading', { name: 'オンラインの面接' }))).toBe(true)

  await recruiter.visit(`/applications/${id}`)
  await theirs.getByText('日時決定', { exact: true }).waitFor()
  await theirs.getByRole('button', { name: '日時を変更する' }).click()
  const move = recruiter.page.getByRole('dialog', { name: '面接の日時を変更する' })
  await move.getByText(/の予定は取り消され、元に戻せません/).waitFor()
  await move.getByLabel('候補1の日付').fill(third)
  await move.getByLabel('候補1の開始時刻').fill('09:00')
  await move.getByLabel('連絡').fill('担当者の都合によります。')
  await move.getByRole('button', { name: '変更を提案する' }).click()
  await move.waitFor({ state: 'detached' })
  await theirs.getByText('返答待ち', { exact: true }).waitFor()

  await applicant.visit(`/applications/${id}`)
  await own.getByText('担当者の都合によります。').waitFor()
  await own.getByRole('button', { name: '別の日時を希望する' }).click()
  const wish = applicant.page.getByRole('dialog', { name: '別の日時を希望する' })
  await wish.getByLabel('希望する日時').fill('午後を希望します。')
  await wish.getByRole('button', { name: '希望を伝える' }).click()
  await own.getByText('別の日時を希望', { exact: true }).waitFor()
  await own.getByRole('button', { name: '面接を辞退する' }).click()
  const question = applicant.page.getByRole('dialog', { name: '面接を辞退しますか？' })
  await question.getByRole('button', { name: '面接を辞退する' }).click()
  await own.getByText('取り消し', { exact: true }).waitFor()
  expect(await own.getByRole('button').count()).toBe(0)
  await applicant.checkScreen()
})
