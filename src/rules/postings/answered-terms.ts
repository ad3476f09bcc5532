import { nfkc } from '#rules/nfkc.ts'
import { changedLines } from './posting-changes.ts'
import { termList, termValue } from './term-list.ts'
import type { Terms } from './terms.ts'

/** Words in an answer that state a term. */
const statedBy = {
  'pay.raise': /昇給/,
  'pay.bonus': /賞与|ボーナス/,
  'pay.commuting': /通勤手当|交通費/,
  'trial.exists': /試用期間/,
  'workplace.transfer': /転勤/,
  'workplace.remote_days': /在宅勤務|リモート|テレワーク/,
  'workplace.smoking': /喫煙|禁煙/,
  'hours.break_minutes': /休憩/,
  'hours.overtime': /残業|時間外/,
  'holidays.annual_days': /年間休日|年間[0-9]{2,3}日/,
  'holidays.paid_leave_days': /有給|有休/,
  insurance: /社会保険|雇用保険|厚生年金|健康保険/,
} as const
type StatedTerm = keyof typeof statedBy
const statedTerms = Object.keys(statedBy) as StatedTerm[]

const lacks = (terms: Terms | null, path: StatedTerm): boolean => {
  const value = termValue(terms, path)
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

/** The terms that an answer states and the posting lacks, by path and name. */
export function unstatedTerms(answer: string, posting: Terms | null): { term: StatedTerm; label: string }[] {
  const text = nfkc(answer)
  const found = statedTerms.filter((term) => statedBy[term].test(text) && lacks(posting, term))
  return found.map((term) => ({ term, label: termList[term].label }))
}

/** What an edit changed since an answer: names of terms that it took from the answer, and the other lines. */
export function sinceAnswer(answer: string, before: Terms | null, after: Terms | null) {
  const added = unstatedTerms(answer, before).filter(({ term }) => !lacks(after, term))
  const isAdded = (line: { label: string; from: string }) =>
    line.from === '' && added.some(({ term }) => statedBy[term].test(line.label))
  return {
    added: added.map(({ label }) => label),
    changed: changedLines(before ?? {}, after ?? {}).filter((line) => !isAdded(line)),
  }
}
