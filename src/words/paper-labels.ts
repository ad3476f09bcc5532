import type { PaperKind } from '#rules/people/papers.ts'

/** What each paper is called. */
export const paperLabel: Record<PaperKind, string> = { rirekisho: '履歴書', shokumukeirekisho: '職務経歴書' }
