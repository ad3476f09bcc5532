import type { UseFormReturn } from 'react-hook-form'
import { answerValue, type JobQuestion } from '#rules/jobs/job-questions.ts'
import { limits } from '#rules/limits.ts'
import { type PaperKind, paperKinds } from '#rules/people/papers.ts'
import type { Ask } from '#rules/postings/term-vocabularies.ts'
import type { ApiInput } from '#web/api/api.ts'
import type { PaperLook } from '#web/storage/paper-look.ts'
import { faultSentence } from '#words/validation.ts'

/** The sheet's form. `files` are ids of stored resumes; `answers` are in the order of the questions. */
export type ApplyValues = {
  papers: PaperKind[]
  files: string[]
  motive: string
  cover_letter: string
  share_profile: boolean
  answers: string[]
}

export type ApplyForm = UseFormReturn<ApplyValues>

export type ApplyBody = NonNullable<ApiInput<'applyToJob'>['body']>

/** The parts of a job that the sheet needs. */
export type AppliedJob = {
  id: string
  title: string
  company: string
  asks: readonly Ask[]
  questions: readonly JobQuestion[]
}

/** Whether a job asks for papers or answers, so that applying begins with the sheet. */
export const asksAnything = ({ asks, questions }: Pick<AppliedJob, 'asks' | 'questions'>) =>
  asks.some((ask) => ask !== 'none') || questions.length > 0

/** The initial sheet: requested papers that can be made are ticked. */
export function beginningOf({ asks, questions }: AppliedJob): ApplyValues {
  return {
    papers: paperKinds.filter((kind) => asks.includes(kind)),
    files: [],
    motive: '',
    cover_letter: '',
    share_profile: false,
    answers: questions.map(() => ''),
  }
}

/** The request for a sheet; papers in the reader's style. */
export function applicationOf(values: ApplyValues, { questions }: AppliedJob, look: PaperLook): ApplyBody {
  const { papers, files, motive, cover_letter, share_profile } = values
  const answers = questions.flatMap(({ id }, at) => {
    const value = values.answers[at]?.trim() ?? ''
    return value ? [{ id, value }] : []
  })
  return {
    ...(cover_letter.trim() && { cover_letter }),
    ...(share_profile && { share_profile }),
    ...(papers.length > 0 && { papers: papers.map((kind) => ({ kind, ...look })) }),
    ...(files.length > 0 && { resume_ids: files.slice(0, limits.resumesPerApplication) }),
    ...(motive.trim() && { motive }),
    ...(answers.length > 0 && { answers }),
  }
}

/** The index of the question with this fault; undefined for other faults. */
export function questionOfPath(path: string, body: ApplyBody, { questions }: AppliedJob): number | undefined {
  const sent = /^answers\.(\d+)\./.exec(path)?.[1]
  const id = sent && body.answers?.[Number(sent)]?.id
  const at = questions.findIndex((question) => question.id === id)
  return at < 0 ? undefined : at
}

/** Requested papers without a match: any file may be one of them. */
export function missingAsks({ asks }: Pick<AppliedJob, 'asks'>, { papers, files }: ApplyValues): Ask[] {
  const open = asks.filter((ask) => ask !== 'none' && !papers.some((kind) => kind === ask))
  return files.length >= open.length ? [] : open
}

/** What is sent besides name and address, in short: 氏名・連絡先、書類2点、志望動機. */
export function contentsOf({ papers, files, motive, cover_letter, share_profile, answers }: ApplyValues): string {
  const [sheets, answered] = [papers.length + files.length, answers.filter((answer) => answer.trim()).length]
  const parts = [
    '氏名・連絡先',
    sheets > 0 && `書類${sheets}点`,
    motive.trim() && '志望動機',
    cover_letter.trim() && 'メッセージ',
    answered > 0 && `回答${answered}件`,
    share_profile && 'プロフィール',
  ]
  return parts.filter(Boolean).join('、')
}

/** Why an answer is invalid; true if it is valid. */
export function whyNotAnswer(question: JobQuestion, typed: string): string | true {
  if (typed.trim() === '') return question.required ? faultSentence['answer-required'] : true
  if (answerValue(question, typed) !== undefined) return true
  return faultSentence[question.kind === 'number' ? 'number-range' : 'choice-unknown']
}
