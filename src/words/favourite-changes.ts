import type { FavouriteFacts, TermChange } from '#rules/people/notifications.ts'
import { notStated } from '#rules/postings/card-facts.ts'
import { factBlock } from '#rules/postings/fact-block.ts'
import { postingTable } from '#rules/postings/table.ts'
import { tableSource } from './posting-table.ts'

const termName: { [term: string]: string } = { 時間: '勤務時間', 期間: '契約期間' }

/** The terms of a job in words, in the order of its page: pay, place, hours, days off, contract. */
function factsOf(facts: FavouriteFacts): { term: string; texts: (string | null)[] }[] {
  const none = { title: '', company: '', requirements: [], benefits: [], deadline: null }
  const { job, employer } = tableSource({ ...none, ...facts, created_at: '2000-01-01', updated_at: '2000-01-01' })
  return [
    ...factBlock(job, postingTable(job, employer)).facts.map(({ term, fact, note }) => ({ term, texts: [fact, note] })),
    { term: '雇用形態', texts: [job.employment] },
    { term: '働き方', texts: [job.workStyle] },
  ]
}

/** What differs between two published versions of a job, term by term. */
export function favouriteChanges(before: FavouriteFacts, after: FavouriteFacts): TermChange[] {
  const later = factsOf(after)
  return factsOf(before).flatMap(({ term, texts }, at) => {
    const place = texts.findIndex((text, part) => text !== later[at]?.texts[part])
    if (place < 0) return []
    const [old, now] = [texts[place] ?? notStated, later[at]?.texts[place] ?? notStated]
    return [{ term: termName[term] ?? term, before: old, after: withoutHead(old, now) }]
  })
}

/** 月給25万円 → 27万円: words before the first figure are not said again. */
function withoutHead(before: string, after: string): string {
  const head = /^\D*(?=\d)/.exec(before)?.[0] ?? ''
  return head && after.startsWith(head) && /\d/.test(after.charAt(head.length)) ? after.slice(head.length) : after
}
