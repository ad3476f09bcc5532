import { productName } from '#words/labels.ts'
import { letter, type MailWords } from './frame.ts'

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
