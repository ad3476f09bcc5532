import { contactsIn, type listedQuestionStates } from '#rules/jobs/reader-questions.ts'
import { sinceAnswer, unstatedTerms } from '#rules/postings/answered-terms.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { contactSentence } from '#words/reader-questions.ts'

type Row = {
  id: string
  text: string
  asked_at: Date
  state: (typeof listedQuestionStates)[number]
  answer: string | null
  decided_at: Date | null
  job_id: string
  job_title: string
  owner_id: string
  job_terms: Terms | null
}

/** A question for readers of its job; an answer that waits for the operator is not shown. */
export function jobQuestionView({ id, text, asked_at, state, answer, decided_at }: Row) {
  const isPublic = state === 'answered'
  return {
    ...{ id, text, asked_on: tokyoDate(asked_at), state },
    answer: isPublic ? answer : null,
    answered_on: isPublic && decided_at ? tokyoDate(decided_at) : null,
  }
}

/** An answered question, with what was added from it to its posting and what was changed there since. */
export function answeredQuestionView(row: Row & { terms: Terms | null }, job: { terms: Terms | null }) {
  const { added, changed } = sinceAnswer(row.answer ?? '', row.terms, job.terms)
  return { ...jobQuestionView(row), ...(added.length > 0 && { added }), ...(changed.length > 0 && { changed }) }
}

/** A question for its asker, with its job. */
export const ownQuestionView = (row: Row) => ({
  ...jobQuestionView(row),
  job: { id: row.job_id, title: row.job_title },
})

/** A question for the employer, with the terms that its answer states and its posting lacks. */
export function receivedQuestionView(row: Row) {
  const { answer, decided_at } = row
  const answered_on = answer !== null && decided_at ? tokyoDate(decided_at) : null
  const lacks = unstatedTerms(answer ?? '', row.job_terms)
  return { ...ownQuestionView(row), answer, answered_on, ...(lacks.length > 0 && { lacks }) }
}

/** A held answer for the operator. */
export function heldQuestionView(row: Row & { employer_name: string }, findings: readonly DescribedFinding[]) {
  const employer = { id: row.owner_id, name: row.employer_name }
  return { ...receivedQuestionView(row), employer, findings: [...findings] }
}

/** Refuses contact data in a question, each by its name. */
export function refuseContacts(text: string): void {
  const contacts = contactsIn(text)
  if (contacts.length === 0) return
  throw new RefusalError('question-personal', {
    errors: contacts.map((contact) => ({ msg: contactSentence(contact), path: 'text' })),
  })
}
