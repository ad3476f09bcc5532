import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { isFocused } from './testing/page-actions.ts'
import { call, postJob, signUp, unique } from './testing/people.ts'

const open = async (page: Page, title: string) => {
  const summary = page.locator('summary').filter({ hasText: title })
  if (!(await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open')))) await summary.click()
}
const profile = { name: '株式会社紙屋', address: '京都府京都市中京区1-2-3 紙屋ビル4階', phone: '075-123-4567' }

async function employerWithProfile(name: string) {
  const person = await signUp('employer', name)
  await call('PUT /api/employer/profile', { body: profile, by: person })
  return person
}

async function lastJob(person: Awaited<ReturnType<typeof signUp>>) {
  const { jobs } = await call<{ jobs: object[] }>('GET /api/jobs/my-jobs', { by: person })
  return jobs[0]
}

desktopJourney('suggestions correct a posting, which states its terms', async ({ arrive }) => {
  const person = await employerWithProfile('紙屋 太郎')
  const { page, visit, checkScreen } = await arrive({ as: person })
  const title = `製本スタッフ ${unique()}`
  await visit('/add-job')
  await page.getByLabel('求人タイトル').fill(title)
  // The profile's statements are prefilled, and are no draft.
  await expect.poll(() => page.getByLabel('会社名').inputValue()).toBe(profile.name)
  await expect.poll(() => page.getByLabel('勤務地').inputValue()).toBe('京都府京都市中京区')
  // Confirm the occupation guessed from the title, and add another from the list.
  await page.getByRole('button', { name: '職種を「機械オペレーター」にする' }).click()
  await page.getByRole('combobox', { name: '職種の一覧' }).selectOption('検査・検品')
  await page.getByRole('button', { name: '「検査・検品」を外す' }).waitFor()
  // The form begins with hours and no other terms.
  const progress = page.getByRole('region', { name: '申請前の確認' })
  await progress.getByText('2 / 10', { exact: true }).waitFor()
  await page
    .getByLabel('仕事内容')
    .fill('本の製本と検品、梱包までを担当します。男性のみの募集です。残業は少なめの職場です。')
  const found = page.getByRole('list').filter({ hasText: '男女雇用機会均等法5条' })
  await found.waitFor()
  await found.getByText('掲載不可').waitFor()
  await expect.poll(() => page.getByLabel('仕事内容').getAttribute('aria-describedby')).toContain('findings')
  await checkScreen()
  await page.getByRole('button', { name: '「性別不問」にする' }).click()
  await expect.poll(() => page.getByLabel('仕事内容').inputValue()).toContain('性別不問の募集です。')
  await found.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(page.getByLabel('仕事内容'))).toBe(true)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect.poll(() => page.getByLabel('仕事内容').inputValue()).toContain('男性のみの募集です。')
  await page.getByRole('button', { name: '「性別不問」にする' }).click()
  await found.waitFor({ state: 'hidden' })

  // Pay under the minimum wage.
  await page.getByText('時給', { exact: true }).first().click()
  await page.getByLabel('時給の下限').fill('９００')
  const tooLow = page.getByRole('listitem').getByText(/^1時間あたり900円.*最低賃金.*を下回っています/)
  await tooLow.waitFor()
  await page.getByLabel('時給の下限').fill('１，３００円')
  await tooLow.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: '正社員の標準条件を入力する' }).click()
  await page.getByText('正社員の標準条件を、未入力の項目に入力しました。').waitFor()
  await open(page, '就業時間・休憩・時間外労働')
  await page.getByLabel('終業', { exact: true }).fill('17:00')
  await page.getByLabel('休憩', { exact: true }).fill('１時間')
  await page.getByLabel('休憩', { exact: true }).blur()
  await expect.poll(() => page.getByLabel('休憩', { exact: true }).inputValue()).toBe('60')
  await open(page, '選考')
  await page.getByRole('list', { name: '選考の流れのひな形' }).getByRole('button', { name: '面接2回' }).click()
  await page.getByRole('list', { name: '選考の流れ', exact: true }).getByText('一次面接').waitFor()
  await page.getByLabel('職務経歴書', { exact: true }).check()
  await page.getByRole('button', { name: '応募者への質問を追加' }).click()
  await page.getByLabel('質問', { exact: true }).fill('ご家族の職業を教えてください')
  await page.getByText('家族や結婚・出産に関することは、応募者に尋ねることができません。').first().waitFor()
  await page.getByLabel('質問', { exact: true }).fill('希望する工程')
  await page.getByLabel('答え方').selectOption('選択肢')
  await page.getByLabel('選択肢（1行に1つ）').fill('旋盤\n検査')
  await open(page, '就業場所')
  await page.getByLabel('駅を検索').fill('からすまおいけ')
  await page.getByRole('button', { name: '烏丸御池駅を追加' }).waitFor()
  await page.getByLabel('駅を検索').press('Enter')
  await page.getByLabel('烏丸御池駅からの時間').fill('３')
  await checkScreen()
  await page.getByRole('button', { name: '承認を申請する' }).click()
  await page.waitForURL('/')
  expect(await lastJob(person)).toMatchObject({
    description: expect.stringContaining('性別不問の募集です。'),
    ...{ occupations: ['machine-operator', 'inspection'], occupations_guessed: false },
    questions: [{ id: 'q1', text: '希望する工程', kind: 'choice', options: ['旋盤', '検査'], required: false }],
    terms: {
      period: { kind: 'indefinite' },
      trial: { exists: true, months: 3 },
      hours: { spans: [{ start: '09:00', end: '17:00' }], break_minutes: 60 },
      holidays: { pattern: 'two-days-full', days: ['sat', 'sun'] },
      pay: { unit: 'hour', min: 1_300 },
      insurance: ['employment', 'accident', 'health', 'pension'],
      selection: { asks: ['shokumukeirekisho'], steps: ['書類選考', '一次面接', '最終面接', '内定'] },
    },
    workplaces: [{ stations: [{ name: '烏丸御池', minutes: 3, by: 'walk' }] }],
  })

  // The next posting can start from this one.
  await visit('/add-job')
  await page.getByRole('button', { name: '前回の求人から始める' }).click()
  await page.getByText(`「${title}」の内容を入力しました。`).waitFor()
  await expect.poll(() => page.getByLabel('勤務地').inputValue()).toBe('京都府京都市中京区')
  await expect.poll(() => page.getByLabel('時給の下限').inputValue()).toBe('1,300')
  await expect.poll(() => page.getByLabel('求人タイトル').inputValue()).toBe('')
  await page.reload()
  await page.getByText('前回の入力の続きです').waitFor()
  await expect.poll(() => page.getByLabel('時給の下限').inputValue()).toBe('1,300')
  await open(page, '就業時間・休憩・時間外労働')
  await expect.poll(() => page.getByLabel('終業', { exact: true }).inputValue()).toBe('17:00')
})

desktopJourney('missing legal terms are listed with their law and focus their field', async ({ arrive }) => {
  const person = await employerWithProfile('紙屋 花子')
  const { page, visit, checkScreen } = await arrive({ as: person })
  await visit('/add-job')
  await page.getByLabel('求人タイトル').fill(`紙漉き ${unique()}`)
  await page.getByLabel('会社名').fill(profile.name)
  await page.getByLabel('勤務地').fill('京都府京都市')
  await page.getByLabel('仕事内容').fill('和紙を漉き、乾かし、裁断し、出荷するまでの作業をすべて担当します。')
  await page.getByRole('button', { name: '承認を申請する' }).click()
  const question = page.getByRole('dialog', { name: '明示が必要な項目が残っています' })
  await question.getByText('賃金の額は必ず示してください。').waitFor()
  expect(await question.getByRole('listitem').count()).toBe(1)
  await checkScreen()
  await question.getByRole('button', { name: '入力する' }).click()
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(page.getByLabel('月給の下限'))).toBe(true)
  await page.keyboard.type('25万')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: '承認を申請する' }).click()
  await page.waitForURL('/')
  expect(await lastJob(person)).toMatchObject({
    salary_min: 250_000,
    terms: { pay: { unit: 'month', min: 250_000 } },
  })
})

desktopJourney('missing legal terms are listed while the profile loads', async ({ arrive }) => {
  const { page, visit, context } = await arrive({ as: await signUp('employer', '紙屋 四郎') })
  await context.route('**/api/employer/profile', () => {})
  await visit('/add-job')
  await page.getByLabel('求人タイトル').fill(`紙漉き ${unique()}`)
  await page.getByLabel('会社名').fill(profile.name)
  await page.getByLabel('勤務地').fill('京都府京都市')
  await page.getByLabel('仕事内容').fill('和紙を漉き、乾かし、裁断し、出荷するまでの作業をすべて担当します。')
  await page.getByRole('button', { name: '承認を申請する' }).click()
  const question = page.getByRole('dialog', { name: '明示が必要な項目が残っています' })
  await question.getByText('賃金の額は必ず示してください。').waitFor()
  expect(await question.getByRole('listitem').count()).toBe(1)
})

desktopJourney('rows of a list are added, filled and taken away by the keyboard alone', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signUp('employer', '紙屋 次郎') })
  await visit('/add-job')
  await page.locator('summary').filter({ hasText: '賃金の内訳' }).focus()
  await page.keyboard.press('Enter')
  const add = page.getByRole('button', { name: '諸手当を追加' })
  await add.press('Enter')
  await add.press('Enter')
  await page.getByLabel('1件目の手当の名前').fill('資格手当')
  // Over the unit.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5000')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.getByLabel('1件目の手当の金額').inputValue()).toBe('5,000')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByLabel('手当の名前').count()).toBe(1)
  await expect.poll(() => isFocused(page.getByRole('button', { name: '諸手当の1件目を削除' }))).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('手当の名前').count()).toBe(0)
  await expect.poll(() => isFocused(add)).toBe(true)
})

desktopJourney('a salary without terms is shown as monthly pay and survives an edit', async ({ arrive }) => {
  const person = await employerWithProfile('紙屋 三郎')
  const body = {
    title: `経師 ${unique()}`,
    company: profile.name,
    location: '京都府京都市',
    description: '表装の仕事。',
  }
  const id = await postJob(person, { ...body, salary_min: 260_000 })
  const { page, visit } = await arrive({ as: person })
  await visit(`/employer/jobs/${id}/edit`)
  await page.getByText('この求人の賃金は月給として登録されています。').waitFor()
  await expect.poll(() => page.getByLabel('月給の下限').inputValue()).toBe('260,000')
  await open(page, '休日・休暇')
  await page.getByLabel('年間休日').fill('１２５日')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.getByRole('button', { name: 'このまま保存する' }).click()
  await page.waitForURL('/employer/jobs')
  expect(await lastJob(person)).toMatchObject({
    salary_min: 260_000,
    terms: { holidays: { annual_days: 125 }, pay: { unit: 'month', min: 260_000 } },
  })
})
