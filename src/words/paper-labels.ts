import type { Calendar } from '#rules/japanese-calendar.ts'
import type { PaperGap, PaperKind } from '#rules/people/papers.ts'

/** The name of each paper. */
export const paperLabel: Record<PaperKind, string> = { rirekisho: '履歴書', shokumukeirekisho: '職務経歴書' }

/** The name of each calendar. */
export const calendarLabel: Record<Calendar, string> = { seireki: '西暦', wareki: '和暦' }

/** What a paper may lack. */
export const paperGapLabel: Record<PaperGap, string> = {
  birth_date: '生年月日',
  address: '住所',
  phone: '電話番号',
  educations: '学歴',
  photo: '写真',
  experiences: '職歴',
}
