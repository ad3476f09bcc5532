import type { Finding } from '#rules/postings/findings/finding.ts'
import { plainText } from '#rules/postings/text/plain-text.ts'
import type { Refusal } from '#rules/refusals.ts'
import { whyNotApply } from './applying.ts'

/** `held`: the answer waits for the operator; `removed`: by the operator. Only `answered` is public. */
export const questionStates = ['open', 'held', 'answered', 'declined', 'removed'] as const
export type QuestionState = (typeof questionStates)[number]

/** The states of an employer's lists. */
export const listedQuestionStates = ['open', 'held', 'answered', 'declined'] as const

/** Days for which a declined question is kept. */
export const declinedQuestionDays = 180

/** Why this viewer cannot ask about a job; as for applying, also who has applied may ask. */
export function whyNotAsk(
  viewer: Parameters<typeof whyNotApply>[0],
  job: Parameters<typeof whyNotApply>[1],
  { own, blocked }: { own: boolean; blocked: boolean },
  today: string,
): Refusal | null {
  return own ? 'not-allowed' : whyNotApply(viewer, job, { own, applied: false, blocked }, today)
}

/** Data by which a person can be reached. */
export type ContactKind = 'email' | 'url' | 'phone'

const digit = '[0-9〇零一二三四五六七八九]'
const patterns: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', /[\w.+-]+ ?@ ?[\w-]+(?:\.[\w-]+)+/],
  ['url', /(?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]+/],
  // Names such as asp.net and socket.io are none.
  [
    'url',
    /(?<![\w@.-])(?!(?:asp|vb|ado|ml)\.net\b)(?:[a-z0-9-]+\.)+(?:com|net|org|jp|info|me|app|link|site|page|ee|ly|gg|xyz|club|online|shop|tokyo|top)(?![\w-])(?:\/[\w\-.~/?#=&%]*)?/,
  ],
  // 10 or 11 digits with 0, or +81 and 9 or 10.
  [
    'phone',
    new RegExp(`(?<![0-9.,])(?:\\+ ?81[- ()ー]{0,2}|[(]?[0〇零])${digit}(?:[- ().ー]{0,2}${digit}){7,9}(?!${digit})`),
  ],
]

/** The contact data in a question, each as it was written. */
export function contactsIn(text: string): { kind: ContactKind; text: string }[] {
  const plain = plainText(text)
  const found = patterns.flatMap(([kind, pattern]) => {
    const match = pattern.exec(plain.text)
    if (!match) return []
    const shown = text.slice(plain.startOf(match.index), plain.endOf(match.index + match[0].length))
    return [{ kind, text: shown.trim() }]
  })
  // The host of an email or of a full address is not named again.
  return found.filter(
    ({ kind, text }, at) => kind !== 'url' || !found.slice(0, at).some((one) => one.text.includes(text)),
  )
}

const inDescription = (findings: readonly Finding[], field: string): Finding[] =>
  findings.flatMap((one) => (one.field === 'description' && one.start !== undefined ? [{ ...one, field }] : []))

/** The findings in an answer, which was checked as the description of its posting. */
export const findingsInAnswer = (findings: readonly Finding[]): Finding[] => inDescription(findings, 'text')

/** What an accomplice could bring to the public in a question. */
const heldInQuestion = ['word.crime', 'word.off-platform', 'word.slur']

/** The findings in a question, checked likewise, that hold its answer; others are fair to ask about. */
export const findingsInQuestion = (findings: readonly Finding[]): Finding[] =>
  inDescription(findings, 'question').flatMap((one) =>
    heldInQuestion.includes(one.code) ? [{ ...one, severity: 'warn' }] : [],
  )
