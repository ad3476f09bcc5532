/** As confirmations.ts, what the frame of every screen may say: it is loaded with the first page. */
export const sessionConfirmation = {
  signedOut: 'ログアウトしました',
  sessionEnded: '端末をログアウトさせました',
  otherSessionsEnded: 'ほかの端末をすべてログアウトさせました',
  userSessionsEnded: 'このユーザーの端末をすべてログアウトさせました',
  verificationSent: '確認のメールを送りました',
} as const
