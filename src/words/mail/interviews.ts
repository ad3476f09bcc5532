import type { InterviewKind, Reminder } from '#rules/interviews/interviews.ts'
import type { InterviewOutcome } from '#rules/people/notifications.ts'
import { clockText, fullDateText } from '#words/full-dates.ts'
import { interviewKindLabel } from '#words/interviews.ts'
import { productName } from '#words/labels.ts'
import { brief, letter, type MailWords, type Part, personName } from './frame.ts'

/** An event of an interview, or how soon it is; `former-time` is for the side that moved it away from a settled time. */
export type InterviewNews = 'proposed' | 'former-time' | InterviewOutcome | Reminder

const subjects: Record<InterviewNews, string> = {
  proposed: '面接の日時のご提案',
  accepted: '面接の日時が決まりました',
  declined: '面接の別の日時を希望されています',
  moved: '面接の日時の変更のご提案',
  'former-time': '面接の日程が変わりました',
  cancelled: '面接が中止になりました',
  withdrawn: '応募が辞退されました',
  day: '面接は24時間後です',
  hour: '面接は1時間後です',
}

const when = (at: Date) => `${fullDateText(at)} ${clockText(at)}`

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
  const isOpen = news === 'proposed' || news === 'moved'
  const parts: Part[] = [`求人「${brief(jobTitle)}」について、${personName(other)}との面接のお知らせです。`]
  if (interview) {
    const { kind, place, note, minutes, slots, starts_at, answer } = interview
    const settled = news === 'former-time' ? 'これまでの日時' : '日時'
    const rows: [string, string][] = [
      ...(starts_at && !isOpen ? [[settled, when(starts_at)] as [string, string]] : []),
      ...(isOpen || news === 'former-time' ? slots : []).map((slot, at): [string, string] => [
        `候補${at + 1}`,
        when(slot),
      ]),
      ['時間', `${minutes}分`],
      ['方法', interviewKindLabel[kind]],
    ]
    if (place) rows.push(['場所', brief(place)])
    parts.push({ facts: rows })
    if (note && !answer) parts.push({ quote: note })
    if (answer) parts.push({ quote: answer })
  }
  if (isOpen) parts.push('ご都合のよい日時を1つお選びください。合わないときは、別の日時をご相談いただけます。')
  if (news === 'former-time')
    parts.push('これまでの日時には行われません。候補から日時が決まりましたら、あらためてお知らせします。')
  parts.push({ button: isOpen ? '日時を選ぶ' : '面接を確認する', link })
  return letter({
    subject: `${subjects[news]}：${brief(jobTitle)}｜${productName}`,
    to: name,
    parts,
    why: `${productName}で面接の予定がある方にお送りしています。`,
    settings,
  })
}
