import { withoutInvisible } from './visible-text.ts'

/**
 * Marks beyond the 30 that a letter may have (Unicode Standard Annex 15, Stream-Safe Text Format). Half-width sound
 * marks become combining ones.
 */
const tooManyMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** A fast test for texts without such a run, which are most. */
const mayHaveTooMany = /[^ -\u02ff\u3000-\u3029\u3030-\u3098\u309b-\u30ff\u4e00-\u9fff]{31}/

/**
 * A text in normalisation form KC without invisible letters. Removes marks beyond 30 per letter first, because sorting
 * marks takes quadratic time.
 */
export function nfkc(text: string): string {
  const seen = withoutInvisible(text)
  const writable = mayHaveTooMany.test(seen) ? seen.replace(tooManyMarks, '$1') : seen
  return writable.normalize('NFKC')
}
