import { randomUUID } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import type { listedQuestionStates } from '#rules/jobs/reader-questions.ts'
import { limits } from '#rules/limits.ts'
import type { Terms } from '#rules/postings/terms.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { countOf, exactTime, newestFirst, oldestFirst, type Slice } from '#store/keyset.ts'

type ListedState = (typeof listedQuestionStates)[number]

/** Questions with their job; nothing tells who asked. */
const questions = (db: Queryable) =>
  db
    .selectFrom('reader_questions as question')
    .innerJoin('jobs', 'jobs.id', 'question.job_id')
    .select(['question.id', 'question.text', 'question.asked_at', 'question.answer', 'question.decided_at'])
    .select(['question.job_id', 'jobs.title as job_title', 'jobs.owner_id', 'jobs.terms as job_terms'])
    .select(sql<ListedState>`question.state`.as('state'))
    .select(exactTime('question.asked_at').as('at'))
    .where('question.state', '<>', 'removed')

export type QuestionRow = Awaited<ReturnType<ReturnType<typeof questions>['execute']>>[number]

/** One question, or undefined. */
export const findQuestion = (db: Queryable, id: string): Promise<QuestionRow | undefined> =>
  questions(db).where('question.id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockQuestion = (tx: Transaction, id: string): Promise<QuestionRow | undefined> =>
  questions(tx).where('question.id', '=', id).forUpdate('question').executeTakeFirst()

/** Adds a question. */
export async function insertQuestion(
  tx: Transaction,
  question: { job_id: string; asker_id: string; text: string; asked_at: Date },
): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('reader_questions')
    .values({ ...question, id })
    .execute()
  return id
}

/** Who asked: for notifications and taking back alone. */
export async function askerOf(db: Queryable, id: string): Promise<string | null> {
  const row = await db.selectFrom('reader_questions').select('asker_id').where('id', '=', id).executeTakeFirst()
  return row?.asker_id ?? null
}

const isWaiting = sql<SqlBool>`question.state IN ('open', 'held')`

/** A person's questions about a job that wait for an answer, the latest first. */
export const waitingQuestions = (db: Queryable, jobId: string, askerId: string): Promise<QuestionRow[]> =>
  questions(db)
    .where('question.job_id', '=', jobId)
    .where('question.asker_id', '=', askerId)
    .where(isWaiting)
    .orderBy('question.asked_at', 'desc')
    .orderBy('question.id', 'desc')
    .execute()

/** A job's answered questions, the latest first. */
export const answeredQuestions = (db: Queryable, jobId: string) =>
  questions(db)
    .select(sql<Terms | null>`question.terms`.as('terms'))
    .where('question.job_id', '=', jobId)
    .where('question.state', '=', 'answered')
    .orderBy('question.asked_at', 'desc')
    .orderBy('question.id', 'desc')
    .limit(limits.shownQuestions)
    .execute()

/** What a person has asked, newest first. */
export const questionsOfAsker = (db: Queryable, askerId: string, slice: Slice): Promise<QuestionRow[]> =>
  questions(db)
    .where('question.asker_id', '=', askerId)
    .$call(newestFirst('question.asked_at', 'question.id', slice))
    .execute()

/** How many questions a person has asked. */
export const countQuestionsOfAsker = (db: Queryable, askerId: string): Promise<number> =>
  countOf(db.selectFrom('reader_questions').where('asker_id', '=', askerId).where('state', '<>', 'removed'))

/** Questions about an employer's jobs, the oldest first. */
export const questionsOfEmployer = (
  db: Queryable,
  employerId: string,
  state: ListedState | undefined,
  slice: Slice,
): Promise<QuestionRow[]> =>
  questions(db)
    .where('jobs.owner_id', '=', employerId)
    .$if(state !== undefined, (query) => query.where('question.state', '=', state as ListedState))
    .$call(oldestFirst('question.asked_at', 'question.id', slice))
    .execute()

/** How many questions about an employer's jobs are in each state. */
export async function countQuestions(db: Queryable, employerId: string): Promise<Record<ListedState, number>> {
  const { rows } = await sql<{ state: ListedState; count: number }>`
    SELECT state, count(*)::int AS count FROM reader_questions JOIN jobs ON jobs.id = job_id
    WHERE jobs.owner_id = ${employerId} AND state <> 'removed' GROUP BY state`.execute(db)
  const none = { open: 0, held: 0, answered: 0, declined: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

/** Answers that wait for the operator, the oldest first. */
export const heldQuestions = (db: Queryable, slice: Slice) =>
  questions(db)
    .innerJoin('users as owner', 'owner.id', 'jobs.owner_id')
    .select('owner.name as employer_name')
    .select(exactTime('question.decided_at').as('at'))
    .where('question.state', '=', 'held')
    .$call(oldestFirst('question.decided_at', 'question.id', slice))
    .execute()

/** How many answers wait for the operator. */
export const countHeldQuestions = (db: Queryable): Promise<number> =>
  countOf(db.selectFrom('reader_questions').where('state', '=', 'held'))

/** Stores an answer with the posting's terms of the moment. */
export async function saveAnswer(
  tx: Transaction,
  id: string,
  given: { answer: string; state: 'held' | 'answered'; terms: Terms | null; now: Date },
): Promise<void> {
  const { answer, state, terms, now } = given
  await tx
    .updateTable('reader_questions')
    .set({ answer, state, decided_at: now, terms: terms && JSON.stringify(terms) })
    .where('id', '=', id)
    .execute()
}

/** Declines a question, or publishes a held answer. */
export async function moveQuestion(tx: Transaction, id: string, state: 'answered' | 'declined', now: Date) {
  await tx.updateTable('reader_questions').set({ state, decided_at: now }).where('id', '=', id).execute()
}

/** Takes a question and its answer from everybody but the records. */
export async function removeQuestion(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('reader_questions').set({ state: 'removed', removed_at: now }).where('id', '=', id).execute()
}

/** Deletes a question with its answer. */
export async function deleteQuestion(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('reader_questions').where('id', '=', id).execute()
}
