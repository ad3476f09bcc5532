import { cardFacts, notStated } from '#rules/postings/card-facts.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { productName } from '#words/labels.ts'
import { payText } from '#words/salary.ts'
import { brief, letter, type MailWords, type Part } from './frame.ts'

/** A job of an alert, with the facts of a card. */
export type AlertedJob = {
  title: string
  company: string
  location: string
  salary_min: number | null
  salary_max: number | null
  terms: Terms | null
  link: string
}

/** New jobs of a saved search, or of a followed employer (without a summary): their number, and the shown ones. */
export type AlertedList = {
  name: string
  summary: string | null
  total: number
  jobs: readonly AlertedJob[]
  link: string
}

/** Alternatives to a saved search, each with its reasons. */
export type CloseList = {
  name: string
  jobs: readonly (AlertedJob & {
    reasons: {
      met: readonly string[]
      unmet: readonly { label: string; instead: string }[]
      unstated: readonly string[]
    }
  })[]
}

/** To a job seeker: new jobs of saved searches and followed employers. The subject has a number and no search, because others may see it. */
export function newJobs(facts: {
  name: string
  lists: readonly AlertedList[]
  /** Jobs that meet some of a saved search. */
  closeLists?: readonly CloseList[]
  settings: string
  unsubscribe: string
}): MailWords {
  const { name, lists, closeLists = [], settings, unsubscribe } = facts
  const total = lists.reduce((sum, list) => sum + list.total, 0)
  const ofSearches = lists.some(({ summary }) => summary !== null)
  const ofEmployers = lists.some(({ summary }) => summary === null)
  const where = ofSearches && ofEmployers ? '保存した条件と登録した企業' : ofSearches ? '保存した条件' : '登録した企業'
  const who = [ofSearches && '条件を保存された方', ofEmployers && '企業の新着を登録された方'].filter(Boolean).join('、')
  return letter({
    subject: `${where}に新着求人が${total.toLocaleString('ja-JP')}件あります｜${productName}`,
    to: name,
    parts: [...lists.flatMap(partsOf), ...closeLists.flatMap(closeParts)],
    why: `${productName}で${who}にお送りしています。`,
    settings,
    unsubscribe,
  })
}

function partsOf({ name, summary, total, jobs, link }: AlertedList): Part[] {
  const rest = total - jobs.length
  return [
    `「${brief(name)}」${summary === null ? '' : `（${brief(summary)}）`}に、新しい求人が${total.toLocaleString('ja-JP')}件あります。`,
    ...jobs.flatMap(jobParts),
    ...(rest > 0 ? [`ほかに${rest.toLocaleString('ja-JP')}件あります。`] : []),
    { button: summary === null ? 'この企業の求人を見る' : 'この条件の求人をすべて見る', link },
  ]
}

function closeParts({ name, jobs }: CloseList): Part[] {
  return [
    `「${brief(name)}」に近い求人です。条件の一部に合います。`,
    ...jobs.flatMap(({ reasons: { met, unmet, unstated }, ...job }) => [
      ...jobParts(job),
      {
        facts: [
          ['合う', met.join('・')],
          ['違う', unmet.map(({ label, instead }) => `${label}→${instead}`).join('、')],
          [notStated, unstated.join('・')],
        ].flatMap(([kind = '', text = '']) => (text ? [[kind, text] as const] : [])),
      },
    ]),
  ]
}

function jobParts(job: AlertedJob): Part[] {
  const { place, hours, daysOff } = cardFacts(job)
  return [
    { heading: brief(job.title), link: job.link },
    {
      facts: [
        ['企業', job.company],
        ['給与', payText(job)],
        ['勤務地', place],
        ['勤務時間', hours ?? notStated],
        ['休日', daysOff ?? notStated],
      ],
    },
  ]
}
