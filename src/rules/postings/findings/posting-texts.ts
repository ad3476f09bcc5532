import { type PlainText, plainText } from '#rules/postings/text/plain-text.ts'
import { sentencesOf } from '#rules/postings/text/sentences.ts'
import type { Finding } from './finding.ts'
import type { Posting } from './posting.ts'
import { topicsOf } from './words/topics.ts'
import type { JudgedSentence, TextKind } from './words/word-rule.ts'

/** A text of a posting, prepared for the check. */
export type PostingText = {
  field: string
  original: string
  plain: PlainText
  sentences: readonly JudgedSentence[]
}

/** Every text of a posting with its path in the request's body. */
export function postingTexts(posting: Posting): PostingText[] {
  const { terms } = posting
  const texts: [string, string | null | undefined, TextKind, string?][] = [
    ['title', posting.title, 'title'],
    ['description', posting.description, 'prose'],
    ...list('requirements', posting.requirements, 'condition'),
    ...list('benefits', posting.benefits, 'offer'),
    ['terms.period.renewal_criteria', terms?.period?.renewal_criteria, 'prose', '契約更新'],
    ['terms.period.renewal_limit', terms?.period?.renewal_limit, 'prose', '契約更新'],
    ['terms.trial.terms', terms?.trial?.terms, 'prose', '試用期間'],
    ['terms.duties.initial', terms?.duties?.initial, 'prose', '仕事内容'],
    ['terms.duties.change_scope', terms?.duties?.change_scope, 'prose', '仕事内容'],
    ['terms.workplace.change_scope', terms?.workplace?.change_scope, 'prose', '就業場所'],
    ['terms.workplace.smoking_note', terms?.workplace?.smoking_note, 'prose', '就業場所'],
    ...(terms?.hours?.shifts ?? []).map(({ name }, at): [string, string | null | undefined, TextKind, string] => [
      `terms.hours.shifts[${at}].name`,
      name,
      'prose',
      '就業時間',
    ]),
    ['terms.hours.note', terms?.hours?.note, 'prose', '就業時間'],
    ['terms.holidays.note', terms?.holidays?.note, 'prose', '休日'],
    ['terms.pay.bonus', terms?.pay?.bonus, 'prose', '賞与'],
    ['terms.pay.raise', terms?.pay?.raise, 'prose', '昇給'],
    ['terms.pay.trial_pay', terms?.pay?.trial_pay, 'prose', '試用期間'],
    ['terms.pay.commuting', terms?.pay?.commuting, 'prose', '通勤手当'],
    ['terms.pay.cycle_note', terms?.pay?.cycle_note, 'prose', '給与'],
    ['terms.pay.note', terms?.pay?.note, 'prose', '給与'],
    ...list('terms.selection.steps', terms?.selection?.steps, 'prose', '選考'),
    ['terms.selection.documents', terms?.selection?.documents, 'prose', '応募書類'],
    ...(terms?.ways?.options ?? []).map((option, at): [string, string | null | undefined, TextKind] => [
      `terms.ways.options[${at}]`,
      typeof option === 'string' ? null : option.note,
      'condition',
    ]),
    ['terms.ways.japanese_task', terms?.ways?.japanese_task, 'condition'],
  ]
  return texts.flatMap(([field, text, kind, heading]) => (text ? [postingText(field, text, kind, heading)] : []))
}

function list(field: string, entries: readonly string[] | null | undefined, kind: TextKind, heading?: string) {
  return (entries ?? []).map((entry, index): [string, string, TextKind, string?] => [
    `${field}[${index}]`,
    entry,
    kind,
    heading,
  ])
}

/** A text prepared for the check. */
export function postingText(field: string, original: string, kind: TextKind, heading = ''): PostingText {
  const plain = plainText(original)
  return {
    field,
    original,
    plain,
    sentences: sentencesOf(plain.text, heading).map((one) => Object.assign(one, { kind, topics: topicsOf(one.text) })),
  }
}

/** The range of a sentence's part in the original text. */
export function placeOf(
  { original, plain }: PostingText,
  sentence: { start: number },
  { from, to }: { from: number; to: number },
): Pick<Finding, 'start' | 'end' | 'excerpt'> {
  const start = plain.startOf(sentence.start + from)
  const end = plain.endOf(sentence.start + to)
  return { start, end, excerpt: original.slice(start, end) }
}
