import { productName } from '#words/labels.ts'
import { brief, letter, type MailWords } from './frame.ts'

const why = `${productName}に求人を投稿された方にお送りしています。`

/** To an employer: the job was approved. */
export function jobApproved(facts: { name: string; jobTitle: string; link: string; settings?: string }): MailWords {
  const { name, jobTitle, link, settings } = facts
  return letter({
    subject: `求人が承認されました：${brief(jobTitle)}｜${productName}`,
    to: name,
    parts: [
      `投稿いただいた求人「${brief(jobTitle)}」の審査が終わり、承認されました。`,
      `募集期間中は、${productName}に掲載いたします。`,
      { button: '求人を見る', link },
    ],
    why,
    settings,
  })
}

/** To an employer: the job was rejected, why, and that an edited job is reviewed again. */
export function jobRejected(facts: {
  name: string
  jobTitle: string
  reason: string
  link: string
  settings?: string
}): MailWords {
  const { name, jobTitle, reason, link, settings } = facts
  return letter({
    subject: `求人の審査結果のお知らせ：${brief(jobTitle)}｜${productName}`,
    to: name,
    parts: [
      `投稿いただいた求人「${brief(jobTitle)}」は、審査の結果、次の理由により掲載できませんでした。`,
      { quote: reason },
      '内容を修正して保存すると、再申請となり、あらためて審査します。',
      { button: '求人を確認する', link },
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
