import type { Calendar } from '#rules/japanese-calendar.ts'
import type { PaperKind } from '#rules/people/papers.ts'

/** What each paper is called. */
export const paperLabel: Record<PaperKind, string> = { rirekisho: '履歴書', shokumukeirekisho: '職務経歴書' }

/** How each paper counts years. */
export const calendarLabel: Record<Calendar, string> = { seireki: '西暦', wareki: '和暦' }
