import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { call, postPublicJob, signInAdmin, signUp, signUpEmployer, unique } from './testing/people.ts'

desktopJourney('an employer states who recruits, and is told what is still missing', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive({ as: await signUp('employer', '青葉 太郎') })
  await visit('/employer/profile')
  await page.getByText('まだ運営者の確認を受けていません').waitFor()
  const mustShow = page.getByRole('region', { name: '求人に必ず示す項目' })
  expect(await mustShow.getByText('未入力').count()).toBe(3)
  await checkScreen()

  await page.getByLabel('名称', { exact: true }).fill('株式会社あおば商店')
  await page.getByLabel('所在地').fill('東京都港区虎ノ門1-2-3 青葉ビル4階')
  await page.getByLabel('電話番号').fill('０３ー１２３４ー５６７８')
  expect(await mustShow.getByText('入力済み').count()).toBe(3)
  await page.getByLabel('法人番号').fill('7000012050003')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.getByText('法人番号が正しくありません。番号を確認してください').first().waitFor()
  await checkScreen()
  await page.getByLabel('法人番号').fill('７０００−０１２０−５０００２')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.getByText('企業プロフィールを保存しました').waitFor()
  await expect.poll(() => page.getByLabel('法人番号').inputValue()).toBe('7000012050002')

  await page.reload()
  await expect.poll(() => page.getByLabel('電話番号').inputValue()).toBe('03-1234-5678')
})

desktopJourney(
  'an administrator verifies an employer, and readers see the mark until the address changes',
  async ({ arrive }) => {
    const employer = await signUpEmployer(`確認 花子${unique()}`)
    const job = await postPublicJob(employer, `受付 ${unique()}`)
    const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
    const openEmployer = async () => {
      await visit(`/admin/users?q=${employer.email}`)
      await page.getByRole('button', { name: 'その他の操作' }).click()
      await page.getByRole('menuitem', { name: '企業情報を確認する' }).click()
      return page.getByRole('dialog', { name: /企業情報/ })
    }
    const question = await openEmployer()
    await question.getByText('株式会社みちしるべ').waitFor()
    await checkScreen()
    await question.getByLabel('メモ').fill('法人番号公表サイトで確認')
    await question.getByRole('button', { name: '確認済みにする' }).click()
    await page.getByText('企業を確認済みにしました').waitFor()

    const reader = await arrive({ as: await signUp('user', '読田 文') })
    await reader.visit(`/jobs/${job.id}`)
    await reader.page.getByText('確認済みの企業').waitFor()
    await reader.checkScreen()

    const owner = await arrive({ as: employer })
    await owner.visit('/employer/profile')
    await owner.page.getByText('確認済みの企業', { exact: true }).waitFor()
    await owner.page.getByLabel('所在地').fill('大阪府大阪市北区梅田1-1')
    await owner.page.getByRole('button', { name: '保存する' }).click()
    await owner.page.getByText('もう一度、運営者の確認が必要です').waitFor()
    await owner.checkScreen()

    await reader.page.reload()
    await reader.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await reader.page.getByText('確認済みの企業').count()).toBe(0)
    const again = await openEmployer()
    await again.getByText('確認したときは「東京都調布市布田1-2-3 みちしるべビル2階」でした').waitFor()
    await again.getByText('法人番号公表サイトで確認').waitFor()
    await checkScreen()
  },
)

desktopJourney('a report goes its way: from the reader to the desk, and closed with a note', async ({ arrive }) => {
  const job = await postPublicJob(await signUpEmployer('報告 一郎'), `配達員 ${unique()}`)
  const reader = await arrive({ as: await signUp('user', '通報 花子') })
  await reader.visit(`/jobs/${job.id}`)
  const start = reader.page.getByRole('button', { name: 'この求人を報告する' })
  await start.click()
  const form = reader.page.getByRole('dialog', { name: 'この求人を報告する' })
  await form.getByRole('button', { name: '報告する', exact: true }).click()
  await form.getByText('理由を選んでください').waitFor()
  await reader.checkScreen()
  await form.getByLabel('詐欺や犯罪の疑いがある').check()
  await form.getByLabel('詳しい内容').fill('先に保証金を振り込むよう言われました。')
  await form.getByRole('button', { name: '報告する', exact: true }).click()
  await reader.page.getByText('ご報告ありがとうございます').waitFor()
  await reader.page.getByRole('button', { name: '報告済みです' }).waitFor()

  // The same reader, who has forgotten it, is told so.
  reader.expectAnswer(409, `/api/jobs/${job.id}/report`)
  await reader.page.reload()
  await start.click()
  await form.getByLabel('その他').check()
  await form.getByRole('button', { name: '報告する', exact: true }).click()
  await reader.page.getByText('既に報告済みです').waitFor()

  const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
  await visit('/admin/reports')
  const found = page.getByRole('article', { name: job.title })
  await found.getByText('先に保証金を振り込むよう言われました。').waitFor()
  await found.getByText('通報 花子').waitFor()
  await checkScreen()
  await found.getByRole('button', { name: '対応済みにする' }).click()
  const closing = page.getByRole('dialog', { name: '報告を対応済みにしますか？' })
  await checkScreen()
  await closing.getByLabel('対応の内容').fill('募集企業に確認し、求人を停止しました。')
  await closing.getByRole('button', { name: '対応済みにする' }).click()
  await page.getByText('報告を対応済みにしました').waitFor()
  await found.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: '対応済み' }).click()
  await found.getByText('募集企業に確認し、求人を停止しました。').waitFor()
  await checkScreen()
  await call(`POST /api/jobs/${job.id}/close`, { by: await signInAdmin() })
})
