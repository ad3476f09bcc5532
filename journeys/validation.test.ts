import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { catalogue, fill, once, press } from './testing/catalogue-row.ts'
import { signInAdmin, signUp } from './testing/people.ts'

// Form rules as shown on screens; errors-*.wire.test.ts tests the server's.

const seeker = once(() => signUp('user', '規則 花子'))
const employer = once(() => signUp('employer', '規則 太郎'))

const signIn = (email: string, password: string) => async (page: Page) => {
  await fill(page, { メールアドレス: email, パスワード: password })
  await press(page, 'ログイン')
}
const register = (fields: Record<string, string>) => async (page: Page) => {
  await fill(page, {
    お名前: '規則 次郎',
    メールアドレス: 'kisoku@example.com',
    パスワード: 'himitsu',
    'パスワード（確認）': 'himitsu',
    ...fields,
  })
  await press(page, '登録する')
}
const reset = (password: string, again: string) => async (page: Page) => {
  await fill(page, { 新しいパスワード: password, '新しいパスワード（確認）': again })
  await press(page, 'パスワードを変更する')
}
const resetPath = '/reset-password?token=0123456789'

catalogue({
  'Login: the email must be valid': {
    at: '/login',
    act: signIn('hanako@', 'himitsu'),
    reads: ['有効なメールアドレスを入力してください'],
  },
  'Login: the password has at least 6 characters': {
    at: '/login',
    act: signIn('hanako@example.com', '12345'),
    reads: ['パスワードは6文字以上で入力してください'],
  },
  'Register: the name has at least 2 characters': {
    at: '/register',
    act: register({ お名前: '花' }),
    reads: ['名前は2文字以上で入力してください'],
  },
  'Register: the email must be valid': {
    at: '/register',
    act: register({ メールアドレス: 'hanako' }),
    reads: ['有効なメールアドレスを入力してください'],
  },
  'Register: the password has at least 6 characters': {
    at: '/register',
    act: register({ パスワード: '12345', 'パスワード（確認）': '12345' }),
    reads: ['パスワードは6文字以上で入力してください'],
  },
  'Register: the confirmation equals the password, said on the confirmation': {
    at: '/register',
    act: async (page) => {
      await register({ 'パスワード（確認）': 'chigau' })(page)
      const field = page.getByLabel('パスワード（確認）')
      await page
        .locator(`#${await field.getAttribute('aria-describedby')}`)
        .getByText('一致しません')
        .waitFor()
    },
    reads: ['パスワードが一致しません'],
  },
  'Register: role user or employer, default user': {
    at: '/register',
    act: async (page) => {
      await page.getByRole('radio', { name: '求職者', checked: true }).waitFor()
      await page.getByRole('radio', { name: /^企業/, checked: false }).waitFor()
    },
    reads: ['求職者'],
  },
  'Reset password: a token is required': { at: '/reset-password', reads: ['リセットトークンが見つかりません'] },
  'Reset password: at least 6 characters': {
    at: resetPath,
    act: reset('12345', '12345'),
    reads: ['パスワードは6文字以上である必要があります'],
  },
  'Reset password: the two entries match': {
    at: resetPath,
    act: reset('himitsu', 'chigau'),
    reads: ['パスワードが一致しません'],
  },
  'Forgot password: an email is required, as browsers say it': {
    at: '/forgot-password',
    act: async (page) => {
      await press(page, 'リンクを送る')
      await page.locator('input[type=email]:required:invalid:focus').waitFor()
    },
    reads: ['リンクを送る'],
    endsAt: '/forgot-password',
  },
  'Post a job: title, company, location and description are required': {
    as: employer,
    at: '/add-job',
    act: (page) => press(page, '承認を申請する'),
    reads: [
      '求人タイトルを入力してください',
      '会社名を入力してください',
      '勤務地を入力してください',
      '仕事内容を入力してください',
    ],
  },
  'Post a job: entries are trimmed and empty ones ignored': {
    as: employer,
    at: '/add-job',
    act: async (page) => {
      const entry = page.getByRole('textbox', { name: /^応募要件/ })
      for (const text of ['   ', '  普通自動車免許  ']) {
        await entry.fill(text)
        await entry.press('Enter')
      }
      await page.getByRole('button', { name: '「普通自動車免許」を削除' }).waitFor()
      expect(await page.getByRole('list', { name: '応募要件' }).getByRole('listitem').count()).toBe(1)
    },
    reads: ['普通自動車免許'],
  },
  'Post a job: nobody without the right role': {
    as: seeker,
    at: '/add-job',
    reads: ['求人を投稿するには、企業アカウントまたは管理者アカウントが必要です。'],
  },
  'Password change: new and confirmation match': {
    as: seeker,
    at: '/settings',
    act: async (page) => {
      await fill(page, { 現在のパスワード: 'himitsu', 新しいパスワード: 'atarashii' })
      await fill(page, { '新しいパスワード（確認）': 'chigau-no' })
      await press(page, 'パスワードを変更する')
    },
    reads: ['新しいパスワードが一致しません'],
  },
  'Password change: at least 6 characters': {
    as: seeker,
    at: '/settings',
    act: async (page) => {
      await fill(page, { 現在のパスワード: 'himitsu', 新しいパスワード: '12345', '新しいパスワード（確認）': '12345' })
      await press(page, 'パスワードを変更する')
    },
    reads: ['パスワードは6文字以上で入力してください'],
  },
  'Confirmations: deleting a user warns that related data is deleted too': {
    as: signInAdmin,
    at: '/admin/users?q=seeker%40example.com',
    act: async (page) => {
      await page
        .getByRole('button', { name: /操作|その他/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: '削除する' }).click()
      await page.getByRole('dialog', { name: 'ユーザーを削除しますか？' }).waitFor()
    },
    reads: ['この操作は取り消せません'],
  },
  'Confirmations: deleting a job asks': {
    as: signInAdmin,
    at: '/admin/jobs',
    act: async (page) => {
      await page
        .getByRole('button', { name: /操作|その他/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: '削除する' }).click()
      await page.getByRole('dialog', { name: '求人を削除しますか？' }).waitFor()
    },
    reads: ['この操作は取り消せません'],
  },
})
