import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { postPublicJob, signInAdmin, signUp, signUpEmployer, unique } from './testing/people.ts'

const corporate_number = '7000012050002'

desktopJourney(
  'an employer asks to be verified, an administrator accepts, and readers see the mark',
  async ({ arrive }) => {
    const name = `確認 希望${unique()}`
    const employer = await signUpEmployer(name)
    const job = await postPublicJob(employer, `受付 ${unique()}`)
    const owner = await arrive({ as: employer })
    const ask = owner.page.getByRole('button', { name: '確認を申請する' })
    await owner.visit('/employer/profile')
    await owner.page.getByText('次の項目を入力して保存してください：法人番号').waitFor()
    expect(await ask.isDisabled()).toBe(true)
    await owner.checkScreen()
    await owner.page.getByLabel('法人番号').fill(corporate_number)
    await owner.page.getByRole('button', { name: '保存する' }).click()
    await owner.page.getByText('企業プロフィールを保存しました').waitFor()
    await ask.click()
    await owner.page.getByText('運営者の確認待ちです').waitFor()
    await owner.checkScreen()

    const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
    await visit(`/admin/verification?q=${encodeURIComponent(name)}`)
    const request = page.getByRole('article', { name: '株式会社みちしるべ' })
    await request.getByText('東京都調布市布田1-2-3 みちしるべビル2階').waitFor()
    await request.getByText('承認1件・却下0件').waitFor()
    await checkScreen()
    await request.getByRole('button', { name: '確認済みにする' }).click()
    const accepting = page.getByRole('dialog', { name: '確認済みにしますか？' })
    await accepting.getByLabel('メモ').fill('法人番号公表サイトで確認')
    await checkScreen()
    await accepting.getByRole('button', { name: '確認済みにする' }).click()
    await page.getByText('企業を確認済みにしました').waitFor()
    await request.waitFor({ state: 'detached' })

    await owner.visit('/employer/profile')
    await owner.page.getByText('確認済みの企業', { exact: true }).waitFor()
    const reader = await arrive({ as: await signUp('user', '読田 文') })
    await reader.visit(`/jobs/${job.id}`)
    await reader.page.getByText('確認済みの企業').waitFor()
  },
)
