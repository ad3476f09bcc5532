import { contactsIn, type listedQuestionStates } from '#rules/jobs/reader-questions.ts'
import { changedLines } from '#rules/postings/posting-changes.ts'
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

/** An answered question, with what was changed in its posting since. */
export function answeredQuestionView(row: Row & { terms: Terms | null }, job: { terms: Terms | null }) {
  const changed = changedLines(row.terms ?? {}, job.terms ?? {})
  return { ...jobQuestionView(row), ...(changed.length > 0 && { changed }) }
}

/** A question for its asker, with its job. */
export const ownQuestionView = (row: Row) => ({
  ...jobQuestionView(row),
  job: { id: row.job_id, title: row.job_title },
})

/** A question for the employer. */
export function receivedQuestionView(row: Row) {
  const { answer, decided_at } = row
  const answered_on = answer !== null && decided_at ? tokyoDate(decided_at) : null
  return { ...ownQuestionView(row), answer, answered_on }
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
