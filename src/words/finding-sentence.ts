import type { Finding } from '#rules/postings/findings/finding.ts'

/** What a finding tells the writer: the sentence, the article, and what to write instead (may be empty). */
export type FindingSentence = { message: string; law: string; suggestion: string }
/** A sentence, or one that names the finding's values. */
export type FindingWords = FindingSentence | ((values: Finding['values']) => FindingSentence)
