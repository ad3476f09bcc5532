import { productName } from '#words/labels.ts'
import { brief, letter, type MailWords } from './frame.ts'

const why = `${productName}に求人を投稿された方にお送りしています。`

type Decided = {
  name: string
  jobTitle: string
  /** Whether a correction of an approved job was decided on. */
  isRevision: boolean
  link: string
  settings?: string
}

/** To an employer: the job or its correction was approved. */
export function jobApproved({ name, jobTitle, isRevision, link, settings }: Decided): MailWords {
  return letter({
    subject: `${isRevision ? '求人の修正' : '求人'}が承認されました：${brief(jobTitle)}｜${productName}`,
    to: name,
    parts: [
      isRevision
        ? `求人「${brief(jobTitle)}」の修正の審査が終わり、承認されました。`
        : `投稿いただいた求人「${brief(jobTitle)}」の審査が終わり、承認されました。`,
      isRevision
        ? '修正した内容に置き換わりました。'
        : `求人は${productName}に公開されます。応募が届くと、メールでお知らせします。`,
      { button: '求人を見る', link },
    ],
    why,
    settings,
  })
}

/** To an employer: the job or its correction was rejected, why, and that an edited one is reviewed again. */
export function jobRejected(facts: Decided & { reason: string }): MailWords {
  const { name, jobTitle, isRevision, reason, link, settings } = facts
  return letter({
    subject: `${isRevision ? '求人の修正' : '求人'}の審査結果のお知らせ：${brief(jobTitle)}｜${productName}`,
    to: name,
    parts: [
      isRevision
        ? `求人「${brief(jobTitle)}」の修正は、審査の結果、次の理由により掲載できませんでした。求人は承認済みの内容のままです。`
        : `投稿いただいた求人「${brief(jobTitle)}」は、審査の結果、次の理由により掲載できませんでした。`,
      { quote: reason },
      '内容を修正のうえ、再申請してください。あらためて審査します。',
      { button: isRevision ? '修正して申請する' : '修正して再申請する', link },
    ],
    why,
    settings,
  })
}

/** To an employer: the operator has stopped the job, and why. */
export function jobStopped(facts: { name: string; jobTitle: string; reason: string | null; link: string }): MailWords {
  const { name, jobTitle, reason, link } = facts
  return letter({
    subject: `求人の掲載を停止しました：${brief(jobTitle)}｜${productName}`,
    to: name,
    parts: [
      `掲載いただいている求人「${brief(jobTitle)}」の掲載を、運営者が停止しました。`,
      ...(reason ? ['理由は次のとおりです。', { quote: reason }] : []),
      '届いた応募はそのまま残っています。再開をご希望の場合は、運営者へお問い合わせください。',
      { button: '求人を確認する', link },
    ],
    why,
  })
}

/** To an employer: the law or the rules changed, and the public job no longer meets them. */
export function jobFoundUnlawful(facts: {
  name: string
  jobTitle: string
  findings: readonly string[]
  link: string
}): MailWords {
  const { name, jobTitle, findings, link } = facts
  return letter({
    subject: `求人の内容をご確認ください：${brief(jobTitle)}｜${productName}`,
    to: name,
    parts: [
      `掲載いただいている求人「${brief(jobTitle)}」に、法令や掲載の基準の変更により、修正が必要な点が見つかりました。`,
      ...findings.map((quote) => ({ quote })),
      '求人は公開されたままです。内容を修正して保存してください。運営者からご連絡する場合があります。',
      { button: '求人を編集する', link },
    ],
    why,
  })
}

/** To an employer: the operator has edited the job; `changes` are the new values. */
export function jobEdited(facts: {
  name: string
  jobTitle: string
  changes: readonly (readonly [name: string, value: string])[]
  link: string
}): MailWords {
  const { name, jobTitle, changes, link } = facts
  return letter({
    subject: `求人の内容を運営者が変更しました：${brief(jobTitle)}｜${productName}`,
    to: name,
    parts: [
      `掲載いただいている求人「${brief(jobTitle)}」の次の項目を、運営者が変更しました。`,
      { facts: changes.map(([field, value]) => [field, brief(value)] as const) },
      { button: '求人を確認する', link },
    ],
    why,
  })
}
