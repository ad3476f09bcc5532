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

/** New jobs of a saved search: their number, and the shown ones. */
export type AlertedList = { name: string; summary: string; total: number; jobs: readonly AlertedJob[]; link: string }

/** To a job seeker: new jobs of saved searches. The subject has a number and no search, because others may see it. */
export function newJobs(facts: {
  name: string
  searches: readonly AlertedList[]
  settings: string
  unsubscribe: string
}): MailWords {
  const { name, searches, settings, unsubscribe } = facts
  const total = searches.reduce((sum, search) => sum + search.total, 0)
  return letter({
    subject: `保存した条件に新着求人が${total.toLocaleString('ja-JP')}件あります｜${productName}`,
    to: name,
    parts: searches.flatMap(partsOf),
    why: `${productName}で条件を保存された方にお送りしています。`,
    settings,
    unsubscribe,
  })
}

function partsOf({ name, summary, total, jobs, link }: AlertedList): Part[] {
  const rest = total - jobs.length
  return [
    `「${brief(name)}」（${brief(summary)}）に、新しい求人が${total.toLocaleString('ja-JP')}件あります。`,
    ...jobs.flatMap(jobParts),
    ...(rest > 0 ? [`ほかに${rest.toLocaleString('ja-JP')}件あります。`] : []),
    { button: 'この条件の求人をすべて見る', link },
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
