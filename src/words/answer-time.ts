import { type AnswerTime, answerTimeDays } from '#rules/jobs/answer-time.ts'

/** この企業は、応募から約3日で返信しています（過去90日の12件、中央値） */
export const answerTimeText = ({ median_days, count }: AnswerTime) =>
  `この企業は、応募から約${median_days}日で返信しています（過去${answerTimeDays}日の${count.toLocaleString('ja-JP')}件、中央値）`

/** The two figures for an employer: their own, and that of all. */
export function ownAnswerTimeText(own: AnswerTime | null, ofAll: AnswerTime | null): { value: string; note: string } {
  return {
    value: own ? `${own.median_days}日` : '—',
    note: [`過去${answerTimeDays}日 ${own?.count ?? 0}件`, ofAll && `全体 ${ofAll.median_days}日`]
      .filter(Boolean)
      .join('・'),
  }
}
