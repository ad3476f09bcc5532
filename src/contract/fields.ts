import { z } from 'zod'
import type { Fault } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { nfkc } from '#rules/nfkc.ts'
import { cleanEmail, isEmail } from '#rules/people/email.ts'
import { isCalendarDate } from '#rules/tokyo-date.ts'
import { visibleLine, visibleLines } from '#rules/visible-text.ts'

/** Schemas' messages are fault keys, so that the compiler checks that each has a sentence; a limit and the least value follow its key. */
export const fault = (key: Fault, limit?: number, least?: number): string =>
  [key, limit, least].filter((part) => part !== undefined).join(' ')

/** An object that the OpenAPI document refers to by its name. */
export const named = <Shape extends z.ZodRawShape>(name: string, shape: Shape) => z.object(shape).meta({ id: name })

/** NUL and lone surrogates cannot be stored faithfully. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

const storableText = z.string(fault('wrong-shape')).refine(isStorable, fault('not-text'))

/** Text with its outer spaces, at most `max` UTF-16 code units without them; may be empty. */
export const textAsSent = (max: number) =>
  storableText.refine((text) => text.trim().replaceAll('\r\n', '\n').length <= max, fault('too-long', max))

const optional = (clean: (text: string) => string) => (max: number) =>
  storableText.transform(clean).pipe(z.string().max(max, fault('too-long', max)))

const required =
  (clean: (text: string) => string) =>
  (max: number, empty: Fault = 'required', min = 1) =>
    z
      .string({
        error: (issue) => fault(min > 1 || issue.input === undefined || issue.input === null ? empty : 'wrong-shape'),
      })
      .refine(isStorable, fault('not-text'))
      .transform(clean)
      .pipe(z.string().min(min, fault(empty)).max(max, fault('too-long', max)))

/** A text of one line as `visibleLine` cleans it, at most `max` UTF-16 code units; may be empty. */
export const optionalText = optional(visibleLine)

/** A text of several lines as `visibleLines` cleans it, at most `max` UTF-16 code units; may be empty. */
export const optionalLines = optional(visibleLines)

/** A text of one line with at least `min` visible letters (1). */
export const requiredText = required(visibleLine)

/** A text of several lines with at least `min` visible letters (1). */
export const requiredLines = required(visibleLines)

/** A text that is too long as it is has its fault already. */
const isNormallyWithin = (max: number, text: string) => text.length > max || nfkc(text).length <= max

/**
 * A text of a posting: search and checks read it in normalisation form KC, where one letter may become 18 (ﷺ), so `max`
 * bounds that form too.
 */
export const ofPosting =
  <Rest extends unknown[]>(text: (max: number, ...rest: Rest) => z.ZodType<string, string>) =>
  (max: number, ...rest: Rest) =>
    text(max, ...rest).refine((given) => isNormallyWithin(max, given.trim()), fault('too-long', max))

/** How much may be typed before normalisation, for a text of at most `max` letters after it. */
const typed = (max: number) => 4 * max

/** An email as typed, full-width letters included; normalised to half-width and trimmed. */
export const email = z
  .string(fault('email-invalid'))
  .refine(isStorable, fault('not-text'))
  .refine((text) => text.trim().length <= typed(limits.email), fault('too-long', limits.email))
  .transform(cleanEmail)
  .pipe(z.string().max(limits.email, fault('too-long', limits.email)).refine(isEmail, fault('email-invalid')))

/** A person's name. */
export const personName = z
  .string(fault('name-short'))
  .refine(isStorable, fault('not-text'))
  .transform(visibleLine)
  .pipe(z.string().min(limits.name.min, fault('name-short')).max(limits.name.max, fault('too-long', limits.name.max)))

/** A new password; never trimmed. */
export const newPassword = (short: Fault = 'password-short') =>
  z
    .string(fault(short))
    .refine(isStorable, fault('not-text'))
    .min(limits.password.min, fault(short))
    .max(limits.password.max, fault('too-long', limits.password.max))

/** A password to check: any text, bounded so that hashing stays cheap. */
export const givenPassword = z
  .string(fault('wrong-shape'))
  .refine(isStorable, fault('not-text'))
  .max(limits.password.max, fault('too-long', limits.password.max))

/** A calendar date, YYYY-MM-DD. */
export const calendarDate = z.string(fault('date-invalid')).refine(isCalendarDate, fault('date-invalid'))

/** A list of short texts; entries are trimmed, empty ones ignored. */
export const entries = z
  .array(ofPosting(optionalText)(limits.entry), fault('wrong-shape'))
  .transform((list) => list.filter((entry) => entry !== ''))
  .pipe(z.array(z.string()).max(limits.entries, fault('too-many', limits.entries)))

/** One of a closed vocabulary. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  unknown: Fault = 'choice-unknown',
) => z.enum(values, fault(unknown))

/** An id of this product (a UUID); anything else is an unknown id. */
export const id = z.uuid()

/** Ids separated by commas, at most 100. */
export const someIds = z
  .string(fault('wrong-shape'))
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(z.string()).max(limits.pageSize.max, fault('too-many', limits.pageSize.max)))
  .refine((ids) => ids.every((one) => id.safeParse(one).success), fault('wrong-shape'))
  .optional()

/** A time sent back as it was read: ISO 8601 with Z. */
export const readInstant = z.iso.datetime(fault('date-invalid')).transform((text) => new Date(text))

/** A member of the employer's team, as the other members see them. */
export const teammate = z.object({ id: z.string(), name: z.string() })

/** A time on the wire: ISO 8601 with Z. */
export const instant = z.date().transform((at) => at.toISOString())

const pageNumber = (max: number) =>
  z
    .string(fault('page-range'))
    .regex(/^\d{1,12}$/, fault('page-range'))
    .transform(Number)
    .pipe(z.number().min(1, fault('page-range')).max(max, fault('page-range')))

/** `page` (from 1) and `limit` (1..100) of a list call's query. */
export const paging = {
  page: pageNumber(limits.page).optional(),
  limit: pageNumber(limits.pageSize.max).optional(),
}

/** A paged response's totals. */
export const pageFacts = { total: z.number().optional(), page: z.number().optional(), limit: z.number().optional() }

/** A team member from the columns of a join; null without a match. */
export const teammateOf = (id: string | null, name: string | null): { id: string; name: string } | null =>
  id === null || name === null ? null : { id, name }
