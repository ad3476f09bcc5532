import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'
import { confirmEmail } from './testing/mailed-link.ts'
import { call, postPublicJob, signUp, signUpEmployer, unique } from './testing/people.ts'

phoneJourney('a search is saved from its results, counts what is new, and is deleted', async ({ arrive }) => {
  const word = unique()
  const { page, visit, checkScreen } = await arrive({ as: await signUp('user', '検索 花子') })
  await visit('/saved')
  await page.getByText('保存した条件はありません').waitFor()
  await checkScreen()
  await visit(`/?keyword=${word}`)
  const save = page.getByRole('button', { name: '見つかったらメールで知らせる' })
  await expect.poll(() => save.isEnabled()).toBe(true)
  await save.press('Enter')
  await page.getByText('条件を保存しました').waitFor()
  const done = page.getByRole('button', { name: '保存済み', disabled: true })
  await expect.poll(() => done.evaluate((button) => button === document.activeElement)).toBe(true)

  await postPublicJob(await signUpEmployer('募集 太郎'), `${word}の製図工`)
  await visit('/saved')
  const saved = page.getByRole('listitem').filter({ hasText: word })
  // Jobs are compared with saved searches some seconds after they are public.
  const isTold = async () => {
    await visit('/saved')
    await saved.getByRole('combobox').waitFor()
    return saved.getByText('新着1件').count()
  }
  await expect.poll(isTold, { timeout: 20_000, interval: 1_000 }).toBe(1)
  await checkScreen()
  await saved.getByRole('combobox').selectOption('すぐに受け取る')
  await page.getByText('保存した条件を変更しました').waitFor()

  // Opening the results marks their jobs as seen.
  await saved.getByRole('link').click()
  await page.getByRole('link', { name: `${word}の製図工` }).waitFor()
  await page.getByRole('paragraph').filter({ hasText: '保存した条件です' }).waitFor()
  await visit('/saved')
  await saved.getByRole('combobox').waitFor()
  expect(await saved.getByText(/^新着/).count()).toBe(0)
  expect(await saved.getByRole('combobox').locator('option:checked').textContent()).toBe('すぐに受け取る')

  await saved.getByRole('button', { name: /の名前を変更$/ }).click()
  const renaming = page.getByRole('dialog', { name: '名前を変更' })
  await renaming.getByLabel('名前').fill(`${word}を毎朝`)
  await checkScreen()
  await renaming.getByRole('button', { name: '変更する' }).click()
  await page.getByRole('heading', { name: `${word}を毎朝` }).waitFor()

  await saved.getByRole('button', { name: /を削除$/ }).click()
  await page.getByRole('button', { name: '削除する' }).click()
  await page.getByText('保存した条件はありません').waitFor()
})

phoneJourney('saved searches say why no alert mail is sent', async ({ arrive }) => {
  const seeker = await signUp('user', '停止 花子')
  const { page, visit, checkScreen } = await arrive({ as: seeker })
  const word = unique()
  await call('POST /api/saved-searches', {
    body: { name: word, search: `keyword=${word}`, notify: 'daily' },
    by: seeker,
  })
  const stopped = page.getByText('新着求人メールは停止しています')
  await visit('/saved')
  await page.getByRole('heading', { name: word }).waitFor()
  const unconfirmed = page.getByText('新着求人メールは、まだ届きません')
  await unconfirmed.waitFor()
  await page.getByRole('button', { name: '確認メールを再送する' }).waitFor()
  expect(await stopped.count()).toBe(0)
  await checkScreen()
  await confirmEmail(seeker)
  await visit('/saved')
  await expect.poll(() => unconfirmed.count()).toBe(0)
  await call('PUT /api/notification-settings', { body: { kinds: { alert: { mail: false } } }, by: seeker })
  await visit('/saved')
  await stopped.waitFor()
  await checkScreen()
  await page.getByRole('main').getByRole('link', { name: '通知の設定' }).click()
  await page.waitForURL(/tab=notifications/)
})

phoneJourney('a wrong link to end alerts is refused', async ({ arrive }) => {
  const { page, visit, checkScreen, expectAnswer } = await arrive()
  expectAnswer(400, '/api/unsubscribe')
  await visit('/unsubscribe?token=none')
  await page.getByRole('button', { name: 'メールの配信を停止する' }).waitFor()
  await checkScreen()
  await page.getByRole('button', { name: 'メールの配信を停止する' }).click()
  await page.getByText('配信を停止できませんでした').first().waitFor()
  await checkScreen()
})
