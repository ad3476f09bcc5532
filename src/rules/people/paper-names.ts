import type { PaperKind } from './papers.ts'

const words: Record<PaperKind, string> = { rirekisho: '履歴書', shokumukeirekisho: '職務経歴書' }

/** The name of the file, without what file systems do not take. */
export function paperFileName(kind: PaperKind, person: string): string {
  const clean = person.replace(/[\p{Cc}\p{Cf}\s\\/:*?"<>|]/gu, '')
  return `${words[kind]}_${clean}.pdf`
}
