import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, named, pageFacts, paging, requiredLines } from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import { contactsIn, listedQuestionStates } from '#rules/jobs/reader-questions.ts'
import { limits } from '#rules/limits.ts'
import { sinceAnswer, unstatedTerms } from '#rules/postings/answered-terms.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { confirmation } from '#words/confirmations.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { contactSentence } from '#words/reader-questions.ts'
import { finding } from './finding.ts'
import { reportInput } from './job-reports.ts'

const state = z.enum(listedQuestionStates)

const shared = {
  id: z.string(),
  text: z.string(),
  /** The day in Asia/Tokyo: a time could tell who asked. */
  asked_on: z.string(),
  state,
}

const question = z.object({ ...shared, answer: z.string().nullable(), answered_on: z.string().nullable() })
/** A question as readers of the job see it; one that is not answered is the reader's own. */
export const jobQuestion = named('ReaderQuestion', {
  ...question.shape,
  /** Names of terms that the posting took from the answer; absent without any. */
  added: z.array(z.string()).optional(),
  /** Lines of the posting that were changed after the answer; absent without any. */
  changed: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })).optional(),
})

const ofJob = { job: z.object({ id: z.string(), title: z.string() }) }

/** A question as the employer sees it; nothing tells who asked. */
const receivedQuestion = named('ReceivedQuestion', {
  ...question.shape,
  ...ofJob,
  /** Terms that the answer states and the posting lacks; absent without any. */
  lacks: z.array(z.object({ term: z.string(), label: z.string() })).optional(),
})

/** An answer that waits for the operator, with what the check found in it. */
const heldQuestion = receivedQuestion
  .extend({ employer: z.object({ id: z.string(), name: z.string() }), findings: z.array(finding) })
  .meta({ id: 'HeldQuestion' })

const lists = ['listJobQuestions', 'listReceivedQuestions', 'listHeldQuestions', 'listMyQuestions'] as const

export const readerQuestionEndpoints = {
  listJobQuestions: endpoint({
    address: 'GET /api/jobs/:id/questions',
    summary: `Questions about a job: one's own that wait, then answered ones, the latest ${limits.shownQuestions}`,
    access: 'job-pages',
    unknownId: 'job-not-found',
    output: z.object({ questions: z.array(jobQuestion) }),
  }),
  askQuestion: endpoint({
    address: 'POST /api/jobs/:id/questions',
    summary: 'Ask the employer about a public job; it never learns who asks',
    access: 'job:apply',
    unknownId: 'job-not-found',
    body: z.object({ text: requiredLines(limits.readerQuestion) }),
    output: z.object({ question: jobQuestion }),
    status: 201,
    refusals: [
      ...([
        'job-not-found',
        'job-closed',
        'employer-blocked',
        'not-allowed',
        'session-ended',
        'too-many-tries',
      ] as const),
      ...(['question-personal', 'too-many-questions'] as const),
    ],
    message: '質問を送信しました',
    changes: lists,
  }),
  listMyQuestions: endpoint({
    address: 'GET /api/auth/questions',
    summary: 'What the signed-in user has asked about jobs, newest first',
    access: 'account:own',
    query: z.object(paging),
    output: z.object({ questions: z.array(receivedQuestion), ...pageFacts }),
    list: 'questions',
  }),
  listReceivedQuestions: endpoint({
    address: 'GET /api/employer/questions',
    summary: "Questions about the employer's jobs, the oldest first, and how many are in each state",
    access: 'job:read-own',
    query: z.object({ state: choice(listedQuestionStates).optional(), ...paging }),
    output: z.object({
      questions: z.array(receivedQuestion),
      counts: z.record(state, z.number()),
      ...pageFacts,
    }),
    list: 'questions',
  }),
  answerQuestion: endpoint({
    address: 'POST /api/questions/:id/answer',
    summary: 'Answer a question; both become public, or are held for the operator when the check finds something',
    access: 'job:manage-own',
    unknownId: 'question-not-found',
    body: z.object({ text: requiredLines(limits.readerAnswer) }),
    output: z.object({ question: receivedQuestion, findings: z.array(finding) }),
    refusals: ['question-not-open', 'not-publishable', 'overloaded'],
    message: ({ question }) =>
      question.state === 'held' ? '運営者が回答を確認しています。確認が終わると公開されます。' : '回答を公開しました',
    changes: [...lists, ...reads.publicJobs],
  }),
  declineQuestion: endpoint({
    address: 'POST /api/questions/:id/decline',
    summary: 'Decline to answer; the asker is told, and nothing becomes public',
    access: 'job:manage-own',
    unknownId: 'question-not-found',
    output: z.object({ question: receivedQuestion }),
    refusals: ['question-not-open'],
    message: confirmation.questionDeclined,
    changes: lists,
  }),
  takeBackQuestion: endpoint({
    address: 'DELETE /api/questions/:id',
    summary: 'Take back an own question that is not answered',
    access: 'job:apply',
    unknownId: 'question-not-found',
    refusals: ['question-not-open'],
    message: '質問を取り消しました',
    changes: lists,
  }),
  deleteAnswer: endpoint({
    address: 'DELETE /api/questions/:id/answer',
    summary: 'Delete an own answer with its question',
    access: 'job:manage-own',
    unknownId: 'question-not-found',
    message: confirmation.answerDeleted,
    changes: [...lists, ...reads.publicJobs],
  }),
  reportQuestion: endpoint({
    address: 'POST /api/questions/:id/report',
    summary: 'Report a public question and its answer to the operator; once a viewer',
    access: 'job-pages',
    unknownId: 'question-not-found',
    body: reportInput,
    status: 201,
    refusals: ['already-reported', 'too-many-tries'],
    message: confirmation.reported,
    changes: ['listMyReports', 'listReports', 'listCases'],
  }),
  listHeldQuestions: endpoint({
    address: 'GET /api/admin/questions',
    summary: 'Answers that wait for the operator, the oldest first, with their findings',
    access: 'job:approve',
    query: z.object(paging),
    output: z.object({ questions: z.array(heldQuestion), ...pageFacts }),
    list: 'questions',
  }),
  approveQuestion: endpoint({
    address: 'POST /api/admin/questions/:id/approve',
    summary: 'Publish an answer that is held, with its question',
    access: 'job:approve',
    unknownId: 'question-not-found',
    output: z.object({ question: receivedQuestion }),
    refusals: ['question-not-open'],
    message: '回答を公開しました',
    changes: [...lists, ...reads.publicJobs],
  }),
  removeQuestion: endpoint({
    address: 'POST /api/admin/questions/:id/remove',
    summary: 'Remove a question and its answer from the public, with a note',
    access: 'report:handle',
    unknownId: 'question-not-found',
    body: z.object({ note: requiredLines(limits.reportNote) }),
    message: '質問と回答を削除しました',
    changes: [...lists, ...reads.publicJobs],
  }),
}

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
