import { expect } from 'vitest'
import { press } from './testing/catalogue-row.ts'
import { desktopJourney } from './testing/journey.ts'
import { call, postPublicJob, signInAdmin, signUp, unique } from './testing/people.ts'

desktopJourney('an administrator views, edits, verifies and deletes a user', async ({ arrive }) => {
  const person = await signUp('user', '管野 対象')
  const admin = await arrive({ as: await signInAdmin() })
  const { page, visit, checkScreen } = admin
  await visit('/admin/users')
  await page.getByLabel('ユーザーを検索').fill(person.email)
  await page.getByText('条件に合うユーザーは1名です。').waitFor()

  await press(page, `${person.name}さんの情報を表示`)
  await page.getByRole('dialog').getByText(person.email).first().waitFor()
  await checkScreen()
  await page.keyboard.press('Escape')
  await press(page, `${person.name}さんの情報を編集`)
  const editor = page.getByRole('dialog', { name: `${person.name}さんの情報を編集` })
  await editor.getByLabel('お名前').fill('管野 新名')
  await editor.getByLabel('電話番号').fill('03-1234-5678')
  await editor.getByRole('radio', { name: '企業' }).check()
  await checkScreen()
  await editor.getByRole('button', { name: '保存する' }).click()
  await page.getByText('ユーザー情報を更新しました').first().waitFor()
  const { user } = await call<{ user: { name: string; role: string } }>('GET /api/auth/me', { by: person })
  expect(user).toMatchObject({ name: '管野 新名', role: 'employer' })

  const more = page.getByRole('button', { name: '管野 新名さんのその他の操作' })
  await more.click()
  await page.getByRole('menuitem', { name: 'メール確認済みにする' }).click()
  await page.getByText('ユーザーをメール確認済みにしました').first().waitFor()
  await page.getByRole('table').getByText('メール確認済み', { exact: true }).first().waitFor()
  await more.click()
  await page.getByRole('menuitem', { name: '削除する' }).click()
  const question = page.getByRole('dialog', { name: 'ユーザーを削除しますか？' })
  await question.getByText('この操作は取り消せません。').waitFor()
  await checkScreen()
  await question.getByRole('button', { name: '削除する' }).click()
  await page.getByText('ユーザーを削除しました').first().waitFor()
  await page.getByRole('heading', { name: '条件に合うユーザーが見つかりません' }).waitFor()
  await expect.poll(() => call('GET /api/auth/me', { by: person }).then(String, String)).toContain('401')
})

desktopJourney('the dashboard shows the same longest wait as the approval desk', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signInAdmin() })
  const oldest = new Date(Date.now() - 61 * 86_400_000).toISOString()
  const day = { day: '2026-11-20', approved: 0, rejected: 0, median_wait_seconds: null }
  await page.route('**/api/jobs/pending/figures', (route) =>
    route.fulfill({ json: { success: true, data: { oldest, days: [day] } } }),
  )
  await visit('/admin/dashboard')
  await page.getByText('最も古い申請は61日前です').waitFor()
  await visit('/admin/jobs/approval')
  await page.getByText('61日', { exact: true }).filter({ visible: true }).first().waitFor()
})

desktopJourney('an empty desk says so in a whole sentence', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signInAdmin() })
  const q = encodeURIComponent(`該当なし${unique()}`)
  await visit(`/admin/contact?q=${q}`)
  await page.getByRole('status').filter({ hasText: '条件に合う未対応のお問い合わせは0件です。' }).waitFor()
  await visit(`/admin/verification?q=${q}`)
  await page.getByRole('status').filter({ hasText: '条件に合う、確認待ちの企業は0社です。' }).waitFor()
})

desktopJourney('a stopped job leaves the public list until it is published again', async ({ arrive }) => {
  const title = `灯台守 ${unique()}`
  await postPublicJob(await signUp('employer', '管野 雇用'), title)
  const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
  const found = () =>
    call<{ jobs: object[] }>(`GET /api/jobs?keyword=${encodeURIComponent(title)}`).then(({ jobs }) => jobs.length)
  await visit(`/admin/jobs?q=${encodeURIComponent(title)}`)
  const more = page.getByRole('button', { name: `「${title}」のその他の操作` })
  await more.click()
  await page.getByRole('menuitem', { name: '停止する' }).click()
  const question = page.getByRole('dialog', { name: '求人の掲載を停止しますか？' })
  await question.getByRole('button', { name: '停止する' }).click()
  await question.getByText('停止の理由を入力してください').waitFor()
  expect(await found()).toBe(1)
  await checkScreen()
  await question.getByLabel('停止の理由').fill('灯台が閉鎖されました。')
  await question.getByRole('button', { name: '停止する' }).click()
  await page.getByText('求人の掲載を停止しました').first().waitFor()
  await expect.poll(found).toBe(0)
  await page.getByRole('button', { name: '取り消す' }).click()
  // A menu that is opened while the toast still fades stays open.
  await more.click()
  await page.getByRole('menuitem', { name: '削除する' }).waitFor()
  await page.getByText('求人を公開しました').first().waitFor()
  await expect.poll(found).toBe(1)
  await page.getByRole('menuitem', { name: '停止する' }).click()
  await question.getByLabel('停止の理由').fill('灯台が閉鎖されました。')
  await question.getByRole('button', { name: '停止する' }).click()
  await expect.poll(found).toBe(0)
  await checkScreen()
  await page.getByLabel('状態').selectOption('inactive')
  await page.waitForURL(/status=inactive/)
  await more.click()
  await page.getByRole('menuitem', { name: '公開する' }).click()
  await page.getByText('求人を公開しました').first().waitFor()
  await expect.poll(found).toBe(1)
})
