/**
 * Marks beyond the 30 that a letter may carry (Unicode Standard Annex 15, Stream-Safe Text Format). The half-width sound
 * marks become combining ones.
 */
const tooManyMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** Most texts have no such run: letters that are no marks end it, and this is told much faster. */
const mayHaveTooMany = /[^ -\u02ff\u3000-\u3029\u3030-\u3098\u309b-\u30ff\u4e00-\u9fff]{31}/

/**
 * A text in normalisation form KC: one way to write each letter. Putting marks in order takes time that grows with the
 * square of their number, so that more than anybody writes on one letter are left out first.
 */
export function nfkc(text: string): string {
  const writable = mayHaveTooMany.test(text) ? text.replace(tooManyMarks, '$1') : text
  return writable.normalize('NFKC')
}
