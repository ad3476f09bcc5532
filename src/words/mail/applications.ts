import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { productName } from '#words/labels.ts'
import { brief, employerToStranger, letter, type MailWords, type Part, personName, unverifiedNote } from './frame.ts'

/** To an employer: a new application. It only names the applicant; the rest is read after signing in. */
export function applicationReceived(facts: {
  employerName: string
  jobTitle: string
  applicantName: string
  link: string
  settings?: string
}): MailWords {
  const { employerName, jobTitle, applicantName, link, settings } = facts
  return letter({
    subject: `求人への応募がありました：${brief(jobTitle)}｜${productName}`,
    to: employerName,
    parts: [
      `求人「${brief(jobTitle)}」に、${personName(applicantName)}さんから応募がありました。`,
      `応募の内容は、${productName}にログインしてご確認ください。`,
      { button: '応募者を確認する', link },
    ],
    why: `${productName}で求人を募集されている方にお送りしています。`,
    settings,
  })
}

/** A mail about several applications names at most this many applicants. */
const maxNamed = 50

/** To an employer: several applications since the last mail. It only names the applicants. */
export function applicationsReceived(facts: {
  employerName: string
  applicants: readonly { name: string; jobTitle: string }[]
  link: string
  settings?: string
}): MailWords {
  const { employerName, applicants, link, settings } = facts
  const count = applicants.length.toLocaleString('ja-JP')
  const unnamed = applicants.length - maxNamed
  return letter({
    subject: `求人への応募が${count}件ありました｜${productName}`,
    to: employerName,
    parts: [
      `前回のお知らせのあとに、応募が${count}件ありました。`,
      {
        facts: applicants
          .slice(0, maxNamed)
          .map(({ name, jobTitle }) => [`${personName(name)}さん`, brief(jobTitle)] as const),
      },
      ...(unnamed > 0 ? [`ほか${unnamed.toLocaleString('ja-JP')}件`] : []),
      `応募の内容は、${productName}にログインしてご確認ください。`,
      { button: '応募者を確認する', link },
    ],
    why: `${productName}で求人を募集されている方にお送りしています。`,
    settings,
  })
}

/** To a person from elsewhere whom an employer added: who holds what, and how to have it deleted (個人情報保護法). */
export function externalApplicant(facts: {
  name: string
  company: string
  isVerified: boolean
  jobTitle: string
  held: readonly string[]
  link: string
}): MailWords {
  const { name, company, isVerified, jobTitle, held, link } = facts
  const holder = employerToStranger(company, isVerified)
  return letter({
    subject: `応募情報の取り扱いのお知らせ｜${productName}`,
    // Nobody knows who an unverified employer is: its words do not go to strangers.
    to: isVerified ? brief(name) : '',
    parts: [
      `${holder}が、${isVerified ? `求人「${brief(jobTitle)}」への` : ''}ご応募の情報を${productName}に登録しました。`,
      {
        facts: [
          ['情報を保有する企業', holder],
          ['登録された情報', held.join('、')],
          ['利用の目的', 'この求人の選考と、そのご連絡'],
        ],
      },
      ...(isVerified ? [] : [unverifiedNote]),
      '削除を希望されるときは、次のボタンからお手続きください。登録された情報とファイルを、すぐに削除します。',
      { button: '登録された情報を削除する', link },
      'お心当たりがないときも、同じリンクから削除できます。',
    ],
    why: `${productName}をお使いの企業が応募者として登録した方にお送りしています。`,
  })
}

const appliedWhy = `${productName}で求人に応募された方にお送りしています。`

/** To an applicant: the receipt of an application, with the data that the employer sees. */
export function applicationSent(facts: {
  name: string
  jobTitle: string
  company: string
  /** The names of the files that went along. */
  papers: readonly string[]
  link: string
  settings?: string
}): MailWords {
  const { name, jobTitle, company, papers, link, settings } = facts
  return letter({
    subject: `応募を受け付けました：${brief(jobTitle)}｜${productName}`,
    to: name,
    parts: [
      `${brief(company)}の求人「${brief(jobTitle)}」への応募を受け付け、募集企業に届けました。`,
      { facts: [['添付した書類', papers.map((name) => brief(name)).join('、') || 'なし']] },
      '募集企業が応募内容を確認すると、メールでお知らせします。選考状況とメッセージは、応募履歴でご確認いただけます。',
      { button: '応募履歴を見る', link },
    ],
    why: appliedWhy,
    settings,
  })
}

/** To an applicant: a new status. The subject does not say which, because others may see it. */
export function statusChanged(facts: {
  name: string
  jobTitle: string
  company: string
  status: Exclude<ApplicationStatus, 'pending'>
  /** Whether the employer also sent a message. */
  hasMessage?: boolean
  link: string
  settings?: string
}): MailWords {
  const { name, status, hasMessage = false, link, settings } = facts
  const job = `${brief(facts.company)}の求人「${brief(facts.jobTitle)}」`
  return letter({
    subject: `選考状況のお知らせ：${brief(facts.jobTitle)}｜${productName}`,
    to: name,
    parts: [
      ...news[status](job, brief(facts.company)),
      ...(hasMessage ? [`${brief(facts.company)}よりメッセージが届いています。ログインしてご覧ください。`] : []),
      { button: hasMessage ? 'メッセージを読む' : '選考状況を見る', link },
    ],
    why: appliedWhy,
    settings,
  })
}

const news: Record<Exclude<ApplicationStatus, 'pending'>, (job: string, company: string) => Part[]> = {
  reviewed: (job) => [
    `${job}について、募集企業が応募内容を確認しました。`,
    '選考状況が変わりましたら、あらためてお知らせいたします。',
  ],
  accepted: (job) => [
    `${job}について、採用したいとの連絡がありました。条件は書面でご確認ください。`,
    '今後の進め方については、募集企業からの連絡をお待ちください。',
  ],
  rejected: (job, company) => [
    `このたびは、${job}にご応募いただき、ありがとうございました。`,
    `${company}より、今回は採用を見送るとの連絡がありました。`,
    'お時間をかけてご応募くださったことに、心よりお礼申し上げます。',
  ],
}

/** What somebody should know whose application went to a job that is gone; it says nothing about the reason. */
const afterTheEnd: Part[] = [
  'この応募の選考について、新たにしていただくことはありません。面接などの予定がある場合は、行く前に、募集企業の公式の連絡先でご確認ください。',
  '応募に添えた履歴書などは、応募履歴の「書類の閲覧を停止する」から、募集企業が開けないようにできます。',
  '保証金や登録料、口座やキャッシュカード、身分証の写真などを求められた場合は、応じずに、お問い合わせから運営者にお知らせください。危険を感じた場合は、警察の相談窓口（#9110）にご相談ください。',
]

/** To an applicant: jobs were stopped or deleted, or their employer was suspended. */
export function jobsEnded(facts: {
  name: string
  ended: readonly { title: string; text: string }[]
  link: string
  contact: string
}): MailWords {
  const { name, ended, link, contact } = facts
  const [first] = ended
  return letter({
    subject: `${first?.title ?? '応募した求人についてのお知らせ'}｜${productName}`,
    to: name,
    parts: [
      ...ended.slice(0, maxNamed).map(({ title, text }) => ({ facts: [[title, text]] as const })),
      ...afterTheEnd,
      { button: '応募履歴を見る', link },
      { heading: 'お問い合わせ', link: contact },
    ],
    why: appliedWhy,
  })
}

/** To an applicant: what the operator says about a job that they applied to. */
export function caseTold(facts: {
  name: string
  told: readonly { job: string; text: string }[]
  link: string
  contact: string
}): MailWords {
  const { name, told, link, contact } = facts
  return letter({
    subject: `応募した求人についての大切なお知らせ｜${productName}`,
    to: name,
    parts: [
      ...told.slice(0, maxNamed).flatMap(({ job, text }) => [{ facts: [['応募した求人', job]] as const }, text]),
      { button: '応募履歴を見る', link },
      { heading: 'お問い合わせ', link: contact },
    ],
    why: appliedWhy,
  })
}
