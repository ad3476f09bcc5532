import { z } from 'zod'
import { verificationOutcomes } from '#rules/people/verification.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { tableTimeText } from '#words/full-dates.ts'

const decidedData = z.object({
  decision: z.object({
    outcome: z.enum(verificationOutcomes).nullable(),
    at: z.string().nullable(),
    by_name: z.string().nullable(),
  }),
})
const decidedText = { verified: '確認済みにしました', refused: '見送りました', withdrawn: '申請を取り消しました' }

/** Why a decision failed; if somebody was first, who decided what, and that `kept` is kept. */
export function decisionFailure(error: unknown, kept: string): ChangeFailure {
  const failed = changeFailure(error, '申請を処理できませんでした')
  if (!(error instanceof ApiError) || error.code !== 'verification-decided') return failed
  const { data } = decidedData.safeParse(error.data)
  if (!data?.decision.outcome || !data.decision.at) return failed
  const { outcome, at, by_name } = data.decision
  const who = by_name ?? (outcome === 'withdrawn' ? '企業の担当者' : '退会した管理者')
  return {
    ...failed,
    line: `${who}さんが${tableTimeText(at)}に${decidedText[outcome]}。入力した${kept}は残っています。`,
  }
}
