import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Run } from './journey.ts'
import { approveAtDesk, choose, findPending, isFocused, sendJob } from './page-actions.ts'
import { postPublicJob, signInAdmin, signUp, unique } from './people.ts'

// The main paths, for journeys in Chromium (smoke/) and in Firefox (firefox.test.ts).
type MainPath = [sentence: string, run: Run]

const cards = (page: Page) => page.getByRole('main').getByRole('article')

export const applying: MainPath = [
  'a visitor signs up, searches in Japanese, applies with one click and finds the application',
  async ({ arrive }) => {
    const word = unique()
    const job = await postPublicJob(await signUp('employer', '採用 花子'), `訪問看護師 サクラ${word}`)
    const seeker = await arrive()
    const { page } = seeker

    await seeker.visit('/register')
    await seeker.checkScreen()
    await page.getByRole('radio', { name: '求職者' }).check()
    await page.getByLabel('お名前').fill('山田 花子')
    await page.getByLabel('メールアドレス').fill(`seeker-${word}@example.com`)
    await page.getByLabel('パスワード', { exact: true }).fill('himitsu')
    await page.getByLabel('パスワード（確認）').fill('himitsu')
    await page.getByRole('button', { name: '登録する' }).click()

    const search = page.getByRole('search')
    await search.getByLabel('キーワード').pressSequentially(`訪問看護 ｻｸﾗ${word}`)
    await search.getByText('条件に合う求人1件').waitFor()
    await seeker.checkScreen()
    await search.getByRole('button', { name: /件を見る$/ }).click()

    await page.getByRole('heading', { name: '1件の求人が見つかりました' }).waitFor()
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(`訪問看護 ｻｸﾗ${word}`)
    await seeker.checkScreen()
    await page.getByRole('link', { name: job.title }).click()

    // Wide windows show the posting beside the list.
    await page.getByRole('button', { name: 'この求人に応募する' }).waitFor()
    await seeker.checkScreen()
    await page.getByRole('button', { name: 'この求人に応募する' }).click()
    await page.getByText('応募が完了しました！').waitFor()
    const done = page.getByRole('button', { name: '応募済み' })
    await done.waitFor()
    await expect.poll(() => done.isDisabled()).toBe(true)
    await seeker.checkScreen()
    await page.reload()
    await done.waitFor()
    await page.getByRole('link', { name: '応募履歴を見る' }).click()

    await page.getByRole('heading', { name: '応募履歴', level: 1 }).waitFor()
    await page.getByRole('listitem').filter({ hasText: job.title }).getByText('確認待ち').waitFor()
    await seeker.checkScreen()
  },
]

export const posting: MainPath = [
  'a job is rejected, corrected and approved, and its applicant is accepted',
  async ({ arrive, device }) => {
    const title = `保育補助 ${unique()}`
    const people = {
      employer: await signUp('employer', '採用 花子'),
      admin: await signInAdmin(),
      seeker: await signUp('user', '小川 直樹'),
    }
    const employer = await arrive({ as: people.employer })
    const admin = await arrive({ as: people.admin })
    const seeker = await arrive({ as: people.seeker })
    const reason = '勤務時間と給与の幅をもう少し詳しく書いてください。'

    // The employer is told what is missing.
    const posting = employer.page
    await employer.visit('/add-job')
    await employer.checkScreen()
    await posting.getByRole('button', { name: '承認を申請する' }).click()
    const summary = posting.getByRole('alert').filter({ hasText: '入力内容を確認してください（4件）' })
    await summary.waitFor()
    await expect.poll(() => isFocused(posting.getByLabel('求人タイトル'))).toBe(true)
    await summary.getByRole('link', { name: '仕事内容を入力してください' }).click()
    await expect.poll(() => isFocused(posting.getByLabel('仕事内容'))).toBe(true)
    await employer.checkScreen()
    await posting.getByLabel('求人タイトル').fill(title)
    await posting.getByLabel('会社名').fill('社会福祉法人こだま会')
    await posting.getByLabel('勤務地').fill('北海道小樽市')
    await posting.getByLabel('仕事内容').fill('園児の見守りと、保育士の補助をする仕事です。')
    await posting.getByLabel('月給の下限').fill('250000')
    await posting.getByLabel('月給の上限').fill('200000')
    await posting.getByRole('button', { name: '承認を申請する' }).click()
    await posting.getByRole('link', { name: '給与の下限は上限以下にしてください' }).waitFor()
    await posting.getByLabel('月給の上限').fill('280000')
    await posting.getByLabel('応募要件', { exact: true }).fill('子どもが好きな方')
    await posting.getByLabel('応募要件', { exact: true }).press('Enter')
    await posting.getByRole('list', { name: '応募要件' }).getByText('子どもが好きな方').waitFor()
    await posting.getByRole('button', { name: '承認を申請する' }).click()
    const open = posting.getByRole('dialog', { name: '明示が必要な項目が残っています' })
    await open.getByText('職業安定法5条の4').first().waitFor()
    await employer.checkScreen()
    await open.getByRole('button', { name: 'このまま承認を申請する' }).click()
    await posting.getByText('求人が承認待ちとして送信されました。管理者による承認をお待ちください。').waitFor()
    await posting.waitForURL('/')
    await choose(posting, device, people.employer, '求人管理')
    const own = posting.getByRole('listitem').filter({ hasText: title })
    await own.getByText('承認待ち').waitFor()
    await employer.checkScreen()

    // The administrator needs a reason to reject it.
    await admin.visit('/admin/jobs/approval')
    const pending = await findPending(admin.page, title)
    await admin.checkScreen()
    await pending.getByRole('button', { name: '却下' }).click()
    const question = admin.page.getByRole('dialog', { name: '求人を却下しますか？' })
    await question.getByLabel('却下の理由').fill('情報が不足')
    await question.getByRole('button', { name: '却下する' }).click()
    await question.getByText('却下理由を10文字以上入力してください').waitFor()
    await expect.poll(() => isFocused(question.getByLabel('却下の理由'))).toBe(true)
    await admin.checkScreen()
    await question.getByLabel('却下の理由').fill(reason)
    await question.getByRole('button', { name: '却下する' }).click()
    await admin.page.getByText('求人が却下されました').waitFor()
    await pending.waitFor({ state: 'hidden' })

    // The employer reads it, edits the job, and it waits again.
    await posting.reload()
    await own.getByText(reason).waitFor()
    await employer.checkScreen()
    await own.getByRole('link', { name: `「${title}」を編集する` }).click()
    await posting.getByRole('heading', { name: '求人を編集' }).waitFor()
    await posting.getByText(reason).waitFor()
    await employer.checkScreen()
    await posting.getByLabel('仕事内容').fill('8時から17時まで、園児の見守りと保育士の補助をする仕事です。')
    await sendJob(posting, '修正して再申請する')
    await posting.getByText('求人を保存しました。管理者による承認をお待ちください。').waitFor()
    await own.getByText('承認待ち').waitFor()
    expect(await own.getByText(reason).count()).toBe(0)

    // Now it is approved, found and applied to.
    await admin.visit('/admin/jobs/approval')
    await approveAtDesk(admin.page, await findPending(admin.page, title))
    await seeker.visit(`/?keyword=${encodeURIComponent(title)}`)
    await seeker.page.getByRole('link', { name: title }).click()
    await seeker.page.getByRole('button', { name: 'この求人に応募する' }).click()
    await seeker.page.getByRole('button', { name: '応募済み' }).waitFor()

    // The employer reads the application and accepts it; the seeker sees that.
    await posting.reload()
    await own.getByText('承認済み').waitFor()
    await own.getByRole('link', { name: `「${title}」の応募者を見る` }).click()
    await posting.getByRole('link', { name: people.seeker.name, exact: true }).click()
    const applicant = posting.getByRole('dialog', { name: `${people.seeker.name}さんの応募` })
    await applicant.getByText(people.seeker.email).waitFor()
    await employer.checkScreen()
    await applicant.getByRole('button', { name: '確認済みにする' }).click()
    await applicant.getByText('確認済み', { exact: true }).waitFor()
    await posting.getByText('ステータスを更新しました').waitFor()
    await applicant.getByRole('button', { name: '採用にする', exact: true }).click()
    const decision = posting.getByRole('dialog', { name: '採用にしますか？' })
    await decision.waitFor()
    await employer.checkScreen()
    // The list shows the decision before it is saved.
    const saved = posting.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await decision.getByRole('button', { name: '採用にする', exact: true }).click()
    await applicant.getByText('選考は完了しました。').waitFor()
    await saved
    await posting.reload()
    await applicant.getByText('採用', { exact: true }).waitFor()
    await seeker.visit('/applications')
    await seeker.page.getByRole('listitem').filter({ hasText: title }).getByText('採用', { exact: true }).waitFor()
    await seeker.checkScreen()
  },
]

export const paging: MainPath = [
  'the list shows as many jobs as asked for, page by page',
  async ({ arrive }) => {
    const { page, visit, checkScreen } = await arrive()
    await visit('/')
    expect(await cards(page).count()).toBe(6)
    for (const size of [12, 18, 24]) {
      await page
        .getByRole('navigation', { name: '表示件数' })
        .getByRole('link', { name: String(size), exact: true })
        .click()
      await page.waitForURL(`/?limit=${size}`)
      await expect.poll(() => cards(page).count()).toBe(size)
    }
    const first = await cards(page).first().textContent()
    await page.getByRole('link', { name: '2ページ', exact: true }).click()
    await page.waitForURL(/page=2/)
    await page.getByText(/件中 25〜48件/).waitFor()
    await expect.poll(() => cards(page).first().textContent()).not.toBe(first)
    await page.getByRole('link', { name: '前へ' }).click()
    await page.getByText(/件中 1〜24件/).waitFor()
    await checkScreen()
    await page.getByRole('link', { name: /^すべて（\d+）$/ }).click()
    await page.waitForURL('/?limit=all')
    await page.getByRole('feed', { name: '求人' }).waitFor()
  },
]
