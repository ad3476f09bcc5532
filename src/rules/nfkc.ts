import { withoutInvisible } from './visible-text.ts'

/**
 * Marks beyond the 30 that a letter may carry (Unicode Standard Annex 15, Stream-Safe Text Format). The half-width sound
 * marks become combining ones.
 */
const tooManyMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** Most texts have no such run: letters that are no marks end it, and this is told much faster. */
const mayHaveTooMany = /[^ -\u02ff\u3000-\u3029\u3030-\u3098\u309b-\u30ff\u4e00-\u9fff]{31}/

/**
 * A text in normalisation form KC without invisible letters: one way to write each letter. Putting marks in order takes
 * time that grows with the square of their number, so marks beyond those that anybody writes on one letter go first.
 */
export function nfkc(text: string): string {
  const seen = withoutInvisible(text)
  const writable = mayHaveTooMany.test(seen) ? seen.replace(tooManyMarks, '$1') : seen
  return writable.normalize('NFKC')
}
