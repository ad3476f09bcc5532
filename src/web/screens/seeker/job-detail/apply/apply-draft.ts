import { paperKinds } from '#rules/people/papers.ts'
import { accountKey } from '#web/storage/account-storage.ts'
import { readLocalJson, writeLocal } from '#web/storage/local-storage.ts'
import { type AppliedJob, type ApplyValues, beginningOf } from './apply-values.ts'

/** Ends in the account's id, so that signing out deletes it. */
const keyOf = (jobId: string) => accountKey(`shigotocho.apply-draft.${jobId}`)

type Stored = Partial<Omit<ApplyValues, 'answers'>> & { answers?: { [question: string]: string } }

/** The sheet from before a reload or the end of a session; null without a draft. */
export function readApplyDraft(job: AppliedJob): ApplyValues | null {
  const stored = readLocalJson(keyOf(job.id)) as Stored | null
  if (!stored || typeof stored !== 'object') return null
  const { answers = {}, papers, files, ...texts } = stored
  return {
    ...beginningOf(job),
    ...texts,
    papers: paperKinds.filter((kind) => papers?.includes(kind)),
    files: Array.isArray(files) ? files : [],
    answers: job.questions.map(({ id }) => answers[id] ?? ''),
  }
}

/** Stores a sheet with answers by question id, because questions may change. */
export function storeApplyDraft({ id, questions }: AppliedJob, { answers, ...others }: ApplyValues): void {
  const answered = Object.fromEntries(questions.map((question, at) => [question.id, answers[at] ?? '']))
  writeLocal(keyOf(id), JSON.stringify({ ...others, answers: answered } satisfies Stored))
}

export function forgetApplyDraft(jobId: string): void {
  writeLocal(keyOf(jobId), null)
}
