import { z } from 'zod'
import { instant, named } from '#contract/fields.ts'
import { levels } from '#rules/cases.ts'
import { linkKinds } from '#rules/people/poster.ts'

/** Who posts, for operators: a level that is explained, and what the account shares with others. */
export const poster = named('Poster', {
  email_verified: z.boolean(),
  /** The legal name that the employer profile states. */
  company: z.string().nullable(),
  level: z.enum(levels),
  /** What speaks against it, as sentences. */
  reasons: z.array(z.string()),
  /** Other employers' accounts that share something, suspended ones first. */
  linked: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      company: z.string().nullable(),
      suspended: z.boolean(),
      suspended_at: instant.nullable(),
      /** What a case keeps of it is linked still. */
      deleted: z.boolean(),
      by: z.array(z.enum(linkKinds)),
    }),
  ),
})
