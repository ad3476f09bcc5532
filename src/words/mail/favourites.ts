import { productName } from '#words/labels.ts'
import { brief, letter, type MailWords } from './frame.ts'

/** News of a favourite: the event, its job, named facts, and the job's page unless it is deleted. */
type Told = { title: string; job: string; facts: readonly (readonly [string, string])[]; link: string | null }

/** To a person: the day's news of the jobs that they saved. */
export function favouritesChanged(facts: {
  name: string
  told: readonly Told[]
  list: string
  settings: string
  unsubscribe: string
}): MailWords {
  const { name, told, list, settings, unsubscribe } = facts
  return letter({
    subject: `お気に入りの求人${told.length}件についてのお知らせ｜${productName}`,
    to: name,
    parts: [
      ...told.flatMap(({ title, job, facts: rows, link }) => [
        ...(link ? [{ heading: brief(job), link }] : [brief(job)]),
        { facts: [['お知らせ', title] as const, ...rows] },
      ]),
      { button: 'お気に入りの求人を見る', link: list },
    ],
    why: `${productName}で「変更をメールで知る」を選ばれた方に、1日1回までお送りしています。`,
    settings,
    unsubscribe,
  })
}
