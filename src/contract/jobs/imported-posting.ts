import { z } from 'zod'
import { fault, optionalText } from '#contract/fields.ts'
import { type FieldFault, readFault } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { refusalSentence } from '#words/refusals.ts'
import { faultText } from '#words/validation.ts'
import { finding } from './finding.ts'
import { postingSoFar, postJobInput } from './job.ts'

/** A posting of an import: what `POST /api/jobs` takes, and the employer's own number of it. */
const importedPosting = postJobInput.safeExtend({ reference: optionalText(limits.importReference).nullish() })

/** Whether every text in a value can be stored faithfully. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000')
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
}
const anyPosting = z.record(z.string(), z.unknown(), fault('wrong-shape')).refine(isStorable, fault('not-text'))

/** Each posting is checked by itself, so that one that is wrong does not refuse the others. */
export const importInput = z.object({
  postings: z
    .array(anyPosting, fault('wrong-shape'))
    .min(1, fault('required'))
    .max(limits.importedAtOnce, fault('too-many', limits.importedAtOnce)),
  dry_run: z.boolean(fault('wrong-shape')).optional(),
  /** They become drafts, which may be incomplete. */
  as_drafts: z.boolean(fault('wrong-shape')).optional(),
})

/** `ready` of a dry run, `posted-before` where a job or a draft came of the same posting already. */
export const importOutcomes = ['ready', 'posted', 'posted-before', 'wrong', 'drafted'] as const

/** What became of a posting, in the order in which they were sent. */
export const importResult = z
  .object({
    outcome: z.enum(importOutcomes),
    reference: z.string().nullable(),
    job_id: z.string().nullable(),
    /** Absent where it is no draft. */
    draft_id: z.string().optional(),
    /** Why it cannot be posted: the member, and a sentence in Japanese. */
    errors: z.array(z.object({ path: z.string(), message: z.string() })),
    /** What the check holds against it. */
    findings: z.array(finding),
  })
  .meta({ id: 'ImportResult' })

type Faulty = { path: string; message: string }
type Read<Posting> = { posting: Posting } | { errors: Faulty[] }

/** More than these of one posting are not told. */
const maxErrors = 20

const readAs =
  <Schema extends z.ZodType>(schema: Schema) =>
  (raw: unknown): Read<z.output<Schema>> => {
    const { success, data, error } = schema.safeParse(raw)
    if (success) return { posting: data }
    return {
      errors: error.issues
        .slice(0, maxErrors)
        .map(({ message, path }) => faultyMember({ ...readFault(message), path: path.join('.') })),
    }
  }

/** A posting as it was sent, through the schema of a new job. */
export const readPosting = readAs(importedPosting)

/** The same through the schema of a draft, which holds no number of the employer's own. */
export const readDraft = readAs(postingSoFar)

/** Why a posting does not become one more draft. */
export const tooManyDrafts: Faulty = { path: '', message: refusalSentence['too-many-drafts'] }

/** A member that is wrong, with its sentence. */
export const faultyMember = (found: FieldFault): Faulty => ({ path: found.path, message: faultText(found) })
