import type { InterviewKind, Reminder } from '#rules/interviews.ts'
import type { InterviewOutcome } from '#rules/people/notifications.ts'
import { interviewKindLabel, interviewTimeText } from '#words/interviews.ts'
import { productName } from '#words/labels.ts'
import { brief, letter, type MailWords, type Part, personName } from './frame.ts'

/** An event of an interview, or how soon it is; `moved-by-reader` is for the side that moved it away from a settled time. */
export type InterviewNews = 'proposed' | 'moved-by-reader' | InterviewOutcome | Reminder

type Words = {
  subject: string
  /** What happened; `other` is the other side. */
  first: (other: string) => string
  /** What the reader does about it. */
  next: string
}

const choose = 'ご都合のよい日時を1つお選びください。合わないときは、別の日時をご相談いただけます。'
const prepare = '場所または接続先と、持ち物をご確認ください。'

const words: Record<InterviewNews, Words> = {
  proposed: {
    subject: '面接の日時のご提案',
    first: (other) => `${other}から、面接の日時の提案が届きました。`,
    next: choose,
  },
  accepted: {
    subject: '面接の日時が決まりました',
    first: (other) => `${other}との面接の日時が決まりました。`,
    next: '日時と、場所または接続先をご確認ください。ご都合が変わったときは、次のボタンから日時の変更をご相談いただけます。',
  },
  declined: {
    subject: '面接の日時の再調整のお願い',
    first: (other) => `${other}が別の日時を希望しています。`,
    next: '次のボタンから、ほかの日時をご提案ください。',
  },
  moved: {
    subject: '面接の日時の変更',
    first: (other) => `${other}から、面接の日時の変更のご連絡です。`,
    next: choose,
  },
  'moved-by-reader': {
    subject: '面接の日時の変更',
    first: (other) => `${other}との面接の日時の変更を送りました。これまでの日時の面接は行われません。`,
    next: '候補から日時が決まりましたら、あらためてお知らせします。',
  },
  cancelled: {
    subject: '面接が中止になりました',
    first: (other) => `${other}との面接は中止になりました。`,
    next: 'この日時のご予定は必要ありません。今後については、次のボタンからご確認ください。',
  },
  withdrawn: {
    subject: '応募が辞退されました',
    first: () => '応募が辞退されたため、面接は行われません。',
    next: '対応は必要ありません。',
  },
  day: {
    subject: '明日の面接のお知らせ',
    first: (other) => `${other}との明日の面接のお知らせです。`,
    next: prepare,
  },
  hour: {
    subject: 'まもなく面接です（1時間前のお知らせ）',
    first: (other) => `まもなく、${other}との面接です。`,
    next: prepare,
  },
}

/** Whose words a quotation is, and about what. */
const quoteLabel = (news: InterviewNews) =>
  news === 'cancelled'
    ? '中止の理由：'
    : news === 'declined'
      ? 'ご希望：'
      : news.startsWith('moved')
        ? '変更の理由：'
        : 'ご案内：'

const when = (at: Date, minutes: number) => interviewTimeText(at.toISOString(), minutes)

/** To one side of an application: an interview was proposed, settled, moved or cancelled, or is near. */
export function interviewNews(facts: {
  name: string
  news: InterviewNews
  /** The other side. */
  other: string
  jobTitle: string
  interview: {
    kind: InterviewKind
    place: string | null
    url: string | null
    note: string | null
    minutes: number
    slots: readonly Date[]
    starts_at: Date | null
    answer: string | null
  } | null
  link: string
  settings: string
}): MailWords {
  const { name, news, other, jobTitle, interview, link, settings } = facts
  const { subject, first, next } = words[news]
  const isMoved = news === 'moved' || news === 'moved-by-reader'
  const isOpen = news === 'proposed' || news === 'moved'
  const parts: Part[] = [`求人「${brief(jobTitle)}」について、${first(personName(other))}`]
  if (interview) {
    const { kind, place, url, note, minutes, slots, starts_at, answer } = interview
    const rows: [string, string][] = []
    if (starts_at && news !== 'proposed') rows.push([isMoved ? 'これまでの日時' : '日時', when(starts_at, minutes)])
    if (isOpen || isMoved)
      rows.push(...slots.map((slot, at): [string, string] => [`候補${at + 1}`, when(slot, minutes)]))
    rows.push(['方法', interviewKindLabel[kind]])
    if (place) rows.push(['場所', brief(place)])
    if (url && news !== 'cancelled') rows.push(['接続先', url])
    parts.push({ facts: rows })
    const quote = answer || (news === 'cancelled' || news === 'declined' ? null : note)
    if (quote) parts.push(answer ? quoteLabel(news) : 'ご案内：', { quote })
  }
  parts.push(next, { button: isOpen ? '日時を選ぶ' : '面接を確認する', link })
  return letter({
    subject: `${subject}：${brief(jobTitle)}｜${productName}`,
    to: name,
    parts,
    why: `${productName}で面接の予定がある方にお送りしています。`,
    settings,
  })
}
