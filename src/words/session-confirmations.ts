/** As confirmations.ts, what the frame of every screen and the settings' first tab may say: it is loaded with the first page. */
export const sessionConfirmation = {
  signedOut: 'ログアウトしました',
  passwordChanged: 'パスワードを変更しました',
  verificationSent: '確認のメールを送りました',
} as const
