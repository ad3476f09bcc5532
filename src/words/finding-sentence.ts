import type { Finding } from '#rules/postings/findings/finding.ts'

/** A finding for the writer: the sentence, the article, and the text to write instead (may be empty). */
export type FindingSentence = { message: string; law: string; suggestion: string }
/** A sentence, or a function of the finding's values. */
export type FindingWords = FindingSentence | ((values: Finding['values']) => FindingSentence)
