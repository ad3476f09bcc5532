import { z } from 'zod'
import { named } from '#contract/fields.ts'
import { severities } from '#rules/postings/findings/finding-codes.ts'

/** A violation of the law or the product's rules in a posting; docs/product/moderation.md, Checking a posting. */
export const finding = named('Finding', {
  /** A code of the product, or one of the operator's rules. */
  code: z.string(),
  severity: z.enum(severities),
  /** The path in the request's body, e.g. `requirements[2]`. */
  field: z.string(),
  /** UTF-16 range in that text; absent when something is missing. */
  start: z.number().optional(),
  end: z.number().optional(),
  excerpt: z.string().optional(),
  /** The sentence for the writer, in Japanese. */
  message: z.string(),
  /** The article of law. */
  law: z.string(),
  /** With a range, the text to put there; without one, a text for the field; may be empty. */
  suggestion: z.string(),
})
