import { productName } from '#words/labels.ts'
import { letter, type MailWords } from './frame.ts'

const why = `${productName}にアカウントをお持ちの方にお送りしています。`

/** To a person: the operator has suspended the account, and why. */
export function accountSuspended({ name, reason, link }: { name: string; reason: string; link: string }): MailWords {
  return letter({
    subject: `アカウントの利用を停止しました｜${productName}`,
    to: name,
    parts: [
      'お使いのアカウントの利用を、運営者が停止しました。理由は次のとおりです。',
      { quote: reason },
      '停止の間はログインできず、掲載中の求人は公開されません。登録の内容と応募の記録は、そのまま残っています。',
      'お心当たりがない場合や、再開をご希望の場合は、運営者へお問い合わせください。',
      { button: '運営者に問い合わせる', link },
    ],
    why,
  })
}

/** To a person: the account can be used again. */
export function accountUnsuspended({ name, link }: { name: string; link: string }): MailWords {
  return letter({
    subject: `アカウントの利用を再開しました｜${productName}`,
    to: name,
    parts: [
      'お使いのアカウントの停止を解除しました。ログインできるようになり、停止とともに非公開になった求人は公開に戻りました。',
      { button: 'ログインする', link },
    ],
    why,
  })
}

/** To a person: the operator has edited the account; `changes` are the new values. */
export function accountEdited(facts: {
  name: string
  changes: readonly (readonly [name: string, value: string])[]
  link: string
}): MailWords {
  const { name, changes, link } = facts
  return letter({
    subject: `登録内容を運営者が変更しました｜${productName}`,
    to: name,
    parts: [
      'お使いのアカウントの次の項目を、運営者が変更しました。',
      { facts: changes },
      'お心当たりがない場合は、運営者へお問い合わせください。',
      { button: 'プロフィールを確認する', link },
    ],
    why,
  })
}
