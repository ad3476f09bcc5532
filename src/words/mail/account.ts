import { monthDayTimeText } from '#words/full-dates.ts'
import { productName } from '#words/labels.ts'
import { letter, type MailWords } from './frame.ts'

/** To a new user: asks to verify the email. Nothing waits for it. */
export function verifyEmail({ name, link }: { name: string; link: string }): MailWords {
  return letter({
    subject: `メールアドレスの確認のお願い｜${productName}`,
    to: name,
    parts: [
      `${productName}でお使いになるメールアドレスの確認をお願いいたします。`,
      '次のボタンから確認してください。リンクは7日間有効です。',
      { button: 'メールアドレスを確認する', link },
      'お心当たりがない場合は、このメールを破棄してください。',
    ],
    why: `${productName}の新規登録またはメールアドレスの変更で、このメールアドレスが入力されたため、お送りしています。`,
  })
}

/**
 * To a mailbox, with or without an account: the digits that sign in, valid for 10 minutes; null where only the link does.
 */
export function signInCodeMail({ code, link }: { code: string | null; link: string }): MailWords {
  const digits =
    code === null ? [] : [`コード：${code}`, 'このコードを、ログインの画面に入力してください。10分間有効です。']
  return letter({
    subject: code === null ? `ログイン用のリンク｜${productName}` : `ログイン用のコード｜${productName} ${code}`,
    parts: [
      ...digits,
      code === null ? '次のボタンからログインできます。リンクは10分間有効です。' : '次のボタンからもログインできます。',
      { button: 'ログインに進む', link },
      'このコードとリンクは、ほかの人に教えないでください。お心当たりがない場合は、このメールを破棄してください。',
    ],
    why: `${productName}で、このメールアドレスへのコードの送信が依頼されたため、お送りしています。`,
  })
}

/** To a user who requested it: the link for a new password, valid for 1 hour, once. */
export function resetPassword({ name, link }: { name: string; link: string }): MailWords {
  return letter({
    subject: `パスワードの再設定｜${productName}`,
    to: name,
    parts: [
      'パスワードの再設定のご依頼を受け付けました。',
      '次のボタンから、新しいパスワードを設定してください。リンクは1時間有効で、一度だけお使いいただけます。',
      { button: 'パスワードを再設定する', link },
      'お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。',
    ],
    why: `${productName}で、このメールアドレスのパスワードの再設定が依頼されたため、お送りしています。`,
  })
}

/** To the former address of an account: how to revert the change of email, for 7 days. */
export function emailChanged({ name, changedAt, link }: { name: string; changedAt: Date; link: string }): MailWords {
  return letter({
    subject: `メールアドレスの変更のお知らせ｜${productName}`,
    to: name,
    parts: [
      'アカウントのメールアドレスが、このメールアドレスから別のものに変更されました。',
      { facts: [['変更日時', monthDayTimeText(changedAt)]] },
      'ご自身で変更した場合は、何もする必要はありません。',
      'お心当たりがない場合は、次のボタンから元に戻してください。リンクは7日間有効です。元に戻すと、すべての端末からログアウトし、変更後に追加された二段階認証を解除します。続けて、新しいパスワードを設定するためのメールをお送りします。',
      { button: 'メールアドレスを元に戻す', link },
    ],
    why: `${productName}のアカウントで、このメールアドレスが使われなくなったため、お送りしています。`,
  })
}
