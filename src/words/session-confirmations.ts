/** The part of confirmations.ts for every screen's frame and the settings' first tab, loaded with the first page. */
export const sessionConfirmation = {
  signedOut: 'ログアウトしました',
  passwordChanged: 'パスワードを変更しました',
  codeSent: 'コードをメールで送信しました',
  verificationSent: '確認のメールを送りました',
} as const
