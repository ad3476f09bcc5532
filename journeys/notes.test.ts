import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { postPublicJob, signUp, signUpEmployer, unique } from './testing/people.ts'

desktopJourney('a note survives a failed save and is shown wherever the job is kept', async ({ arrive }) => {
  const job = await postPublicJob(await signUpEmployer('覚書 太郎'), `帳場係 ${unique()}`)
  const { page, visit, checkScreen, expectAnswer } = await arrive({ as: await signUp('user', '覚書 花子') })
  await visit(`/jobs/${job.id}`)
  await page.getByRole('button', { name: 'お気に入り', exact: true }).first().click()
  const note = page.getByRole('button', { name: `${job.title}のメモ` })
  await note.click()
  const dialog = page.getByRole('dialog', { name: '自分用のメモ' })
  await dialog.getByLabel('メモ').fill('面接は火曜')
  await checkScreen()
  expectAnswer(503, `/api/jobs/${job.id}/note`)
  await page.route('**/note', (route) => route.fulfill({ status: 503, json: { success: false, message: '' } }))
  await dialog.getByRole('button', { name: '保存する' }).click()
  await dialog.getByText('メモを保存できませんでした').waitFor()
  expect(await dialog.getByLabel('メモ').inputValue()).toBe('面接は火曜')
  await page.keyboard.press('Escape')
  await page.getByText('書きかけのメモ').waitFor()
  await page.unroute('**/note')
  await note.click()
  await dialog.getByRole('button', { name: '保存する' }).click()
  await page.getByText('メモを保存しました').waitFor()
  await page.getByText('メモを見る').waitFor()

  await visit('/papers')
  await page.getByRole('radio', { name: '和暦' }).check()
  await visit(`/jobs/${job.id}`)
  await page.getByRole('button', { name: 'メッセージや履歴書を添えて応募' }).click()
  await page.getByRole('checkbox', { name: '履歴書', exact: true }).check()
  expect(await page.getByRole('radio', { name: '和暦' }).isChecked()).toBe(true)
  await page.getByText('履歴書（和暦）（送った時点の内容で保存されます）').waitFor()
  await checkScreen()
  await page.getByRole('button', { name: '応募を送信する' }).click()
  await page.getByText('応募が完了しました！').waitFor()

  for (const tab of ['applications', 'favourites']) {
    await visit(`/applications?tab=${tab}`)
    await page.getByText('メモ：面接は火曜').waitFor()
    await checkScreen()
  }
})
