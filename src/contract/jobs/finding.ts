import { z } from 'zod'
import { findingCodes, severities } from '#rules/postings/findings/finding-codes.ts'

/** What the law or the product holds against a posting; docs/product/moderation.md, Checking a posting. */
export const finding = z
  .object({
    code: z.enum(findingCodes),
    severity: z.enum(severities),
    /** The path in the request's body, e.g. `requirements[2]`. */
    field: z.string(),
    /** UTF-16 places in that text; absent where something is missing. */
    start: z.number().optional(),
    end: z.number().optional(),
    excerpt: z.string().optional(),
    /** For the writer, in Japanese. */
    message: z.string(),
    /** The article of law. */
    law: z.string(),
    /** With a place, what can stand there instead; without one, what the field can hold; may be empty. */
    suggestion: z.string(),
  })
  .meta({ id: 'Finding' })
