import { expect } from 'vitest'
import { catalogue, fill, once, press } from './testing/catalogue-row.ts'
import { signUp } from './testing/people.ts'

// How forms show their rules; errors-*.wire.test.ts tests the rules themselves.

const employer = once(() => signUp('employer', '規則 太郎'))

catalogue({
  'Register: each field, and the confirmation equals the password, said on the confirmation': {
    at: '/register',
    act: async (page) => {
      const wrong = { お名前: '花', メールアドレス: 'hanako', パスワード: '12345' }
      await fill(page, { ...wrong, 'パスワード（確認）': 'chigau' })
      await press(page, '登録する')
      const field = page.getByLabel('パスワード（確認）')
      await page
        .locator(`#${await field.getAttribute('aria-describedby')}`)
        .getByText('一致しません')
        .waitFor()
    },
    reads: [
      '名前は2文字以上で入力してください',
      '有効なメールアドレスを入力してください',
      'パスワードは6文字以上で入力してください',
      'パスワードが一致しません',
    ],
  },
  'Reset password: the two entries match': {
    at: '/reset-password?token=0123456789',
    act: async (page) => {
      await fill(page, { 新しいパスワード: 'himitsu', '新しいパスワード（確認）': 'chigau' })
      await press(page, 'パスワードを変更する')
    },
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
  'A text beyond its limit stays whole, is counted, and is not sent': {
    at: '/contact',
    act: async (page) => {
      const long = `${'あ'.repeat(9990)}\n${'い'.repeat(14)}`
      await fill(page, { お名前: '規則 三郎', メールアドレス: 'saburo@example.jp', 件名: '長い問い合わせ', 内容: long })
      expect(await page.getByLabel('内容').inputValue()).toBe(long)
      await press(page, '送信する')
      await page.locator('#contact-message[aria-invalid]:focus').waitFor()
    },
    reads: ['5文字多く入力されています。10,000文字以内にしてください。'],
    endsAt: '/contact',
  },
})
