import { productName } from '#words/labels.ts'
import { brief, letter, type MailWords } from './frame.ts'

/** An event in the words of the list, with its page. */
type Told = { title: string; text: string; link: string }

/** To any user: one or several events of a kind. The details are read after signing in. */
export function severalNotifications(facts: {
  name: string
  told: readonly [Told, ...Told[]]
  settings: string
}): MailWords {
  const { name, told, settings } = facts
  const last = told.at(-1) ?? told[0]
  const others = told.length > 1 ? `（ほか${told.length - 1}件）` : ''
  return letter({
    subject: `${last.title}${others}｜${productName}`,
    to: name,
    parts: [
      ...told.map(({ title, text }) => ({ facts: [[title, text]] as const })),
      `詳しくは、${productName}にログインしてご確認ください。`,
      { button: '確認する', link: last.link },
    ],
    why: `${productName}をご利用の方にお送りしています。`,
    settings,
  })
}

/** To one side of an application: messages of the other side. Their text is read after signing in. */
export function messagesReceived(facts: {
  name: string
  /** The employer, or the applicant with さん. */
  from: string
  job: string
  count: number
  link: string
  settings: string
}): MailWords {
  const { name, count, link, settings } = facts
  const [from, job] = [brief(facts.from), brief(facts.job)]
  const times = count > 1 ? `${count}件` : ''
  return letter({
    subject: `${from}からメッセージが${times}届きました：${job}｜${productName}`,
    to: name,
    parts: [
      `求人「${job}」への応募について、${from}からメッセージが${times}届きました。`,
      `内容は、${productName}にログインしてご確認ください。`,
      { button: 'メッセージを読む', link },
    ],
    why: `${productName}をご利用の方にお送りしています。`,
    settings,
  })
}
