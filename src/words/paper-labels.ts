import type { Calendar } from '#rules/japanese-calendar.ts'
import type { PaperKind } from '#rules/people/papers.ts'

/** The name of each paper. */
export const paperLabel: Record<PaperKind, string> = { rirekisho: '履歴書', shokumukeirekisho: '職務経歴書' }

/** The name of each calendar. */
export const calendarLabel: Record<Calendar, string> = { seireki: '西暦', wareki: '和暦' }
