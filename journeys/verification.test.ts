import { expect } from 'vitest'
import { desktopJourney, journey } from './testing/journey.ts'
import { call, postPublicJob, signInAdmin, signUp, signUpEmployer, unique } from './testing/people.ts'

const corporate_number = '7000012050002'

journey(
  'an employer asks to be verified, reads why it was refused, asks again, and readers see the mark',
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
    await owner.page.getByRole('button', { name: '申請を取り消す' }).click()
    await owner.page.getByText('まだ運営者の確認を受けていません').waitFor()
    await ask.click()
    await owner.page.getByText('運営者の確認待ちです').waitFor()

    const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
    await visit(`/admin/verification?q=${encodeURIComponent(name)}`)
    const request = page.getByRole('article', { name: '株式会社みちしるべ' })
    await request.getByText('東京都調布市布田1-2-3 みちしるべビル2階').waitFor()
    await request.getByText('承認1件・却下0件').waitFor()
    await checkScreen()
    await request.getByRole('button', { name: '見送る' }).click()
    const refusing = page.getByRole('dialog', { name: '確認を見送りますか？' })
    await refusing.getByRole('button', { name: '所在地の不一致' }).click()
    await checkScreen()
    await refusing.getByRole('button', { name: '見送る' }).click()
    await page.getByText('「確認済み」を見送りました').waitFor()
    await request.waitFor({ state: 'detached' })
    await page.getByText('条件に合う企業が見つかりません').waitFor()

    await owner.visit('/employer/profile')
    await owner.page.getByText('確認は見送りとなりました').waitFor()
    await owner.page.getByText(`法人番号「${corporate_number}」で登記されている所在地と一致しません`).waitFor()
    await owner.checkScreen()
    await owner.page.getByLabel('所在地').fill('東京都調布市布田1-2-3')
    await owner.page.getByRole('button', { name: '保存する' }).click()
    await owner.page.getByText('企業プロフィールを保存しました').waitFor()
    await ask.click()
    await owner.page.getByText('運営者の確認待ちです').waitFor()

    await visit(`/admin/verification?q=${encodeURIComponent(name)}`)
    await request.getByText('再申請').waitFor()
    await request.getByText('登記されている所在地と一致しません').waitFor()
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

desktopJourney('of two administrators the second reads who was first, and keeps the reason', async ({ arrive }) => {
  const name = `二人 担当${unique()}`
  const employer = await signUpEmployer(name)
  await call('PUT /api/employer/profile', { body: { corporate_number }, by: employer })
  await call('POST /api/employer/verification', { by: employer })
  const admin = await signInAdmin()
  const { page, visit, checkScreen, expectAnswer } = await arrive({ as: await signInAdmin() })
  await visit(`/admin/verification?q=${encodeURIComponent(name)}`)
  const request = page.getByRole('article', { name: '株式会社みちしるべ' })
  await request.getByRole('button', { name: '見送る' }).click()
  const refusing = page.getByRole('dialog', { name: '確認を見送りますか？' })
  await refusing.getByLabel('見送る理由').fill('電話がつながりませんでした。')

  const { requests } = await call<{ requests: { id: string }[] }>(
    `GET /api/admin/verification-requests?q=${encodeURIComponent(name)}`,
    { by: admin },
  )
  const [{ id } = { id: '' }] = requests
  const body = { name: '株式会社みちしるべ', corporate_number, address: '東京都調布市布田1-2-3 みちしるべビル2階' }
  await call(`POST /api/admin/verification-requests/${id}/accept`, { body, by: admin })

  expectAnswer(409, `/api/admin/verification-requests/${id}/refuse`)
  await refusing.getByRole('button', { name: '見送る' }).click()
  await refusing.getByText('に確認済みにしました。入力した理由は残っています。').waitFor()
  expect(await refusing.getByLabel('見送る理由').inputValue()).toBe('電話がつながりませんでした。')
  await checkScreen()
})
