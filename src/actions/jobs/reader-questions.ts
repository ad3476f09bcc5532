import { type Action, type SignedInContext, sharerOf } from '#actions/context.ts'
import { findingViews } from '#contract/jobs/finding.ts'
import {
  answeredQuestionView,
  heldQuestionView,
  jobQuestionView,
  ownQuestionView,
  receivedQuestionView,
  refuseContacts,
} from '#contract/jobs/reader-questions.ts'
import { findingsInAnswer, findingsInQuestion, whyNotAsk } from '#rules/jobs/reader-questions.ts'
import { limits } from '#rules/limits.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { inTurnToCheck, postingCheckOf } from '#store/jobs/job-findings.ts'
import { findJob, findVisibleJob, lockJobForShare } from '#store/jobs/jobs.ts'
import * as store from '#store/jobs/reader-questions.ts'
import { everyRow, listFor, pageOf, type Slice } from '#store/keyset.ts'
import { hasBlockedEmployerOf } from '#store/people/blocked-employers.ts'
import { notify } from '#store/people/notify.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { lockAccount } from '#store/people/second-factors.ts'
import { searchOn } from '#store/search/search-on.ts'
import { consumeAllowance } from '#store/throttles.ts'

/** Questions about a job that the viewer may read: own ones that wait, then answered ones. */
export const listJobQuestions: Action<'listJobQuestions'> = async ({ params }, { db, viewer, now }) => {
  const job = orRefuse(await findVisibleJob(db, params.id, viewer, tokyoDate(now)), 'job-not-found')
  const waiting = viewer ? await store.waitingQuestions(db, job.id, viewer.id) : []
  const answered = await store.answeredQuestions(db, job.id)
  const views = answered.map((row) => answeredQuestionView(row, job))
  return { questions: [...waiting.map(jobQuestionView), ...views] }
}

/** Asks about a public job. Questions of one person wait for each other, so that each counts those before it. */
export const askQuestion: Action<'askQuestion'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps, config } = context
  refuseContacts(body.text)
  refuseTooMany(await consumeAllowance(db, `question:${viewer.id}`, config.allowances.questionsPerPerson, now))
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, viewer.id))) throw new RefusalError('session-ended')
    const job = orRefuse(await lockJobForShare(tx, params.id), 'job-not-found')
    const own = job.owner_id === viewer.employerId
    const blocked = await hasBlockedEmployerOf(tx, viewer.id, job.id)
    refuseIf(whyNotAsk(viewer, job, { own, blocked }, tokyoDate(now)))
    if ((await store.waitingQuestions(tx, job.id, viewer.id)).length >= limits.openQuestionsPerJob)
      throw new RefusalError('too-many-questions')
    const id = await store.insertQuestion(tx, { job_id: job.id, asker_id: viewer.id, text: body.text, asked_at: now })
    const about = { kind: 'question_received', job_id: job.id, question_id: id } as const
    await notifyEmployer(tx, followUps, { employerId: job.owner_id, about, now })
    await record(tx, context, 'question:ask', job.id, { detail: { question: id } })
    return { question: jobQuestionView(orRefuse(await store.findQuestion(tx, id), 'question-not-found')) }
  })
}

/** What the viewer has asked, for the account's export. */
export const listMyQuestions: Action<'listMyQuestions'> = async ({ query }, { db, viewer }) => {
  const read = async (slice: Slice) =>
    (await store.questionsOfAsker(db, viewer.id, slice)).map((row) => ({ ...ownQuestionView(row), at: row.at }))
  return listFor('questions', query, read, () => store.countQuestionsOfAsker(db, viewer.id))
}

/** Questions about the employer's jobs, the oldest first. */
export const listReceivedQuestions: Action<'listReceivedQuestions'> = async ({ query }, { db, viewer }) => {
  const { state, ...paging } = query
  const read = async (slice: Slice) =>
    (await store.questionsOfEmployer(db, viewer.employerId, state, slice)).map((row) => ({
      ...receivedQuestionView(row),
      at: row.at,
    }))
  const counts = await store.countQuestions(db, viewer.employerId)
  const page = pageOf(paging)
  if (!page) return { counts, questions: everyRow(read) }
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { counts, questions: await read(page), total, page: page.page, limit: page.limit }
}

/** Answers a question. The check reads the answer as a text of its posting, and holds it for its question too. */
export const answerQuestion: Action<'answerQuestion'> = async ({ params, body }, context) => {
  const { db, now } = context
  const asked = await ownQuestion(await store.findQuestion(db, params.id), context)
  const { job_id } = asked
  const job = orRefuse(await findJob(db, job_id), 'question-not-found')
  const findings = await inTurnToCheck(sharerOf(context), () => findingsIn({ ...asked, answer: body.text }, context))
  const stops = findings.filter(({ severity }) => severity === 'stop')
  if (stops.length > 0)
    throw new RefusalError('not-publishable', {
      data: { findings },
      errors: stops.map(({ message, field }) => ({ msg: message, path: field })),
    })
  const answered = await db.transaction().execute(async (tx) => {
    const { id } = await openQuestion(tx, params.id, context)
    const state = findings.length > 0 ? 'held' : 'answered'
    await store.saveAnswer(tx, id, { answer: body.text, state, terms: job.terms, now })
    if (state === 'answered') await notifyAsker(tx, id, 'question_answered', context)
    await record(tx, context, 'question:answer', job_id, { detail: { question: id, state } })
    return { question: await read(tx, id), findings }
  })
  if (answered.question.state === 'answered') await searchOn(db).renewTextsOf({ id: job_id })
  return answered
}

/** Declines to answer. */
export const declineQuestion: Action<'declineQuestion'> = async ({ params }, context) => {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const { id, job_id } = await openQuestion(tx, params.id, context)
    await store.moveQuestion(tx, id, 'declined', now)
    await notifyAsker(tx, id, 'question_declined', context)
    await record(tx, context, 'question:decline', job_id, { detail: { question: id } })
    return { question: await read(tx, id) }
  })
}

/** Takes back an own question that waits. */
export const takeBackQuestion: Action<'takeBackQuestion'> = async ({ params }, context) => {
  const { db, viewer } = context
  await db.transaction().execute(async (tx) => {
    const question = await store.lockQuestion(tx, params.id)
    const isOwn = question !== undefined && (await store.askerOf(tx, question.id)) === viewer.id
    if (!isOwn) throw new RefusalError('question-not-found')
    if (question.state !== 'open') throw new RefusalError('question-not-open')
    await store.deleteQuestion(tx, question.id)
    await record(tx, context, 'question:take-back', question.job_id, { detail: { question: question.id } })
  })
}

/** Deletes the employer's answer with its question. */
export const deleteAnswer: Action<'deleteAnswer'> = async ({ params }, context) => {
  const { db } = context
  const jobId = await db.transaction().execute(async (tx) => {
    const { id, job_id, answer } = await ownQuestion(await store.lockQuestion(tx, params.id), context)
    if (answer === null) throw new RefusalError('question-not-found')
    await store.deleteQuestion(tx, id)
    await record(tx, context, 'question:delete-answer', job_id, { detail: { question: id } })
    return job_id
  })
  await searchOn(db).renewTextsOf({ id: jobId })
}

/** Answers that wait for the operator, with what the check finds in them. */
export const listHeldQuestions: Action<'listHeldQuestions'> = async ({ query }, context) => {
  const { db } = context
  const read = async (slice: Slice) => {
    const rows = await store.heldQuestions(db, slice)
    const views = []
    for (const row of rows) views.push({ ...heldQuestionView(row, await findingsIn(row, context)), at: row.at })
    return views
  }
  return listFor('questions', query, read, () => store.countHeldQuestions(db))
}

/** Publishes a held answer. */
export const approveQuestion: Action<'approveQuestion'> = async ({ params }, context) => {
  const { db, now } = context
  const approved = await db.transaction().execute(async (tx) => {
    const { id, state, job_id } = orRefuse(await store.lockQuestion(tx, params.id), 'question-not-found')
    if (state !== 'held') throw new RefusalError('question-not-open')
    await store.moveQuestion(tx, id, 'answered', now)
    await notifyAsker(tx, id, 'question_answered', context)
    await record(tx, context, 'question:approve', job_id, { detail: { question: id } })
    return { question: await read(tx, id) }
  })
  await searchOn(db).renewTextsOf({ id: approved.question.job.id })
  return approved
}

/** Removes a question with its answer; who waits for one, and who answered, are told. */
export const removeQuestion: Action<'removeQuestion'> = async ({ params, body }, context) => {
  const { db, now } = context
  const jobId = await db.transaction().execute(async (tx) => {
    const { id, state, job_id, owner_id } = orRefuse(await store.lockQuestion(tx, params.id), 'question-not-found')
    if (state === 'open' || state === 'held') await notifyAsker(tx, id, 'question_declined', context)
    const about = { kind: 'question_removed', job_id, question_id: id } as const
    if (state === 'held' || state === 'answered')
      await notifyEmployer(tx, context.followUps, { employerId: owner_id, about, now })
    await store.removeQuestion(tx, id, now)
    await record(tx, context, 'question:remove', job_id, { detail: { question: id, note: body.note } })
    return job_id
  })
  await searchOn(db).renewTextsOf({ id: jobId })
}

type Row = store.QuestionRow

/** What the check finds in an answer and its question, each read as a text of their posting. */
async function findingsIn(
  { job_id, owner_id: ownerId, text, answer }: Row,
  { db, now }: Pick<SignedInContext, 'db' | 'now'>,
) {
  const posting = { ...(await findJob(db, job_id)), title: '', requirements: [], benefits: [], questions: [] }
  const check = await postingCheckOf(db, { ownerId, now })
  const inAnswer = findingsInAnswer(await check({ ...posting, description: answer ?? '' }))
  return findingViews([...inAnswer, ...findingsInQuestion(await check({ ...posting, description: text }))])
}

/** A question about a job of the viewer's employer. */
async function ownQuestion(row: Row | undefined, { viewer }: Pick<SignedInContext, 'viewer'>): Promise<Row> {
  const question = orRefuse(row, 'question-not-found')
  if (question.owner_id !== viewer.employerId) throw new RefusalError('question-not-found')
  return question
}

/** The same while it is open, locked. */
async function openQuestion(tx: Transaction, id: string, context: Pick<SignedInContext, 'viewer'>): Promise<Row> {
  const question = await ownQuestion(await store.lockQuestion(tx, id), context)
  if (question.state !== 'open') throw new RefusalError('question-not-open')
  return question
}

const read = async (db: Queryable, id: string) =>
  receivedQuestionView(orRefuse(await store.findQuestion(db, id), 'question-not-found'))

async function notifyAsker(
  tx: Transaction,
  id: string,
  kind: 'question_answered' | 'question_declined',
  { followUps, now }: SignedInContext,
): Promise<void> {
  const [to, question] = [await store.askerOf(tx, id), await store.findQuestion(tx, id)]
  if (to && question)
    await notify(tx, followUps, { to, about: { kind, job_id: question.job_id, question_id: id }, now })
}
