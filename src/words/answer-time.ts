import { type AnswerTime, answerTimeDays } from '#rules/jobs/answer-time.ts'

/** この企業の返答は中央値3日（過去90日、12件） */
export const answerTimeText = ({ median_days, count }: AnswerTime) =>
  `この企業の返答は中央値${median_days}日（過去${answerTimeDays}日、${count.toLocaleString('ja-JP')}件）`

/** The two figures for an employer: their own, and that of all. */
export function ownAnswerTimeText(own: AnswerTime | null, ofAll: AnswerTime | null): { value: string; note: string } {
  return {
    value: own ? `${own.median_days}日` : '—',
    note: [`過去${answerTimeDays}日 ${own?.count ?? 0}件`, ofAll && `全体 ${ofAll.median_days}日`]
      .filter(Boolean)
      .join('・'),
  }
}
