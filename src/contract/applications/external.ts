import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { email, fault, named, optionalLines, optionalText, personName, requiredText } from '#contract/fields.ts'
import { stated } from '#contract/people/stated-fields.ts'
import { reads } from '#contract/reads.ts'
import { readFault } from '#rules/faults.ts'
import { statedSourcePattern } from '#rules/jobs/application-review.ts'
import { limits } from '#rules/limits.ts'
import { nfkc } from '#rules/nfkc.ts'
import { cleanPhone, isPhone } from '#rules/people/phone.ts'
import { storedPhone } from '#rules/people/stored-phone.ts'
import { confirmation } from '#words/confirmations.ts'
import { refusalSentence } from '#words/refusals.ts'
import { faultText } from '#words/validation.ts'
import { receivedApplication } from './application.ts'

const empty = z.literal('').transform(() => null)
const letter = stated(optionalLines(limits.coverLetter))

/** A person who applied elsewhere. `letter` and `cover_letter` mean the same. */
export const externalInput = z
  .object({
    name: personName,
    email: z.union([empty, email]).nullable().optional(),
    phone: optionalText(limits.phone)
      .transform(cleanPhone)
      .refine((text) => text === '' || isPhone(text), fault('phone-invalid'))
      .transform((text) => (text === '' ? null : storedPhone(text)))
      .nullable()
      .optional(),
    letter,
    cover_letter: letter,
    source: stated(
      optionalText(40)
        .transform(nfkc)
        .refine((text) => text === '' || statedSourcePattern.test(text), fault('wrong-shape')),
    ),
  })
  .refine(({ email, phone }) => Boolean(email || phone), { path: ['email'], error: fault('contact-required') })

export type ExternalInput = z.output<typeof externalInput>

const rowOutcome = named('ExternalRow', {
  /** The line of the file, from 1; the first is the head. */
  line: z.number(),
  outcome: z.enum(['added', 'already-added', 'wrong']),
  application_id: z.string().nullable(),
  errors: z.array(z.object({ path: z.string(), msg: z.string() })),
})

/** Applicants from elsewhere, without an account. */
export const externalEndpoints = {
  addExternalApplicant: endpoint({
    address: 'POST /api/jobs/:jobId/applications/external',
    summary:
      'Add a person who applied elsewhere to an own job, JSON or multipart with a `resume`. Who has an email is told who holds what, and how to have it deleted',
    access: 'application:decide',
    unknownId: 'job-not-found',
    body: externalInput,
    file: { field: 'resume', optional: true, maxBytes: limits.resume },
    output: z.object({ application: receivedApplication }),
    status: 201,
    refusals: [
      'not-allowed',
      'already-added',
      'not-a-resume',
      'resume-has-macros',
      'resume-asks-password',
      'storage-full',
      'too-many-resumes',
      'too-many-tries',
      'body-too-large',
      'overloaded',
    ],
    message: confirmation.externalAdded,
    changes: [...reads.receivedApplications, ...reads.stats],
  }),
  importExternalApplicants: endpoint({
    address: 'POST /api/jobs/:jobId/applications/external/import',
    summary:
      'Add up to 200 people who applied elsewhere to an own job from a CSV (`text/csv`, JSON with `csv`, or multipart with `file`): 氏名, メールアドレス, 電話番号, 応募メッセージ, 応募経路, or name, email, phone, letter, source',
    access: 'application:decide',
    unknownId: 'job-not-found',
    takesCsv: true,
    file: { field: 'file', optional: true, maxBytes: limits.jsonBody },
    body: z.object({ csv: z.string(fault('wrong-shape')).optional() }),
    output: z.object({ results: z.array(rowOutcome) }),
    refusals: ['not-allowed', 'too-many-tries', 'body-too-large', 'overloaded'],
    changes: [...reads.receivedApplications, ...reads.stats],
  }),
  deleteExternalApplicant: endpoint({
    address: 'DELETE /api/jobs/:jobId/applications/external/:applicationId',
    summary: 'Delete a person from elsewhere with everything that was stored of them',
    access: 'application:decide',
    unknownId: 'application-not-found',
    refusals: ['job-not-found', 'application-not-found', 'not-allowed'],
    message: confirmation.externalDeleted,
    // Whom it deleted is not read again: that would be a 404 in the drawer that closes.
    changes: ['listApplicants', 'listEmployerApplications', ...reads.stats],
  }),
  eraseExternalApplicant: endpoint({
    address: 'POST /api/external-applicants/erase',
    summary: 'Delete what an employer stored of a person from elsewhere, with the token of the mail to them',
    access: 'public',
    body: z.object({ token: requiredText(limits.searchQuery) }),
    refusals: ['erase-link-invalid'],
    message: confirmation.externalErased,
    changes: [],
  }),
}

/** A line beyond what one employer, network address or mailbox takes. */
export const tooManyPeople = { path: 'email', msg: refusalSentence['too-many-tries'] }

/** The columns of a file, by the names of their heads. */
const columns: Readonly<Record<string, keyof ExternalInput>> = {
  ...{ 氏名: 'name', 名前: 'name', お名前: 'name', name: 'name' },
  ...{ メールアドレス: 'email', メール: 'email', email: 'email' },
  ...{ 電話番号: 'phone', 電話: 'phone', phone: 'phone' },
  ...{ 応募メッセージ: 'letter', 応募動機: 'letter', letter: 'letter', cover_letter: 'letter' },
  ...{ 応募経路: 'source', 経路: 'source', source: 'source' },
}

/** The columns of a file's head; null where it has no names. */
export function externalColumns(head: readonly string[]): (keyof ExternalInput | undefined)[] | null {
  const found = head.map((cell) => columns[cell.trim().toLowerCase()])
  return found.includes('name') ? found : null
}

/** A line of a file: what is added, or why not. */
export function readExternalRow(
  cells: readonly string[],
  found: readonly (keyof ExternalInput | undefined)[],
): { person: ExternalInput } | { errors: { path: string; msg: string }[] } {
  const entries = cells.flatMap((cell, at) => {
    const column = found[at]
    return column ? [[column, cell.trim()] as const] : []
  })
  const read = externalInput.safeParse(Object.fromEntries(entries))
  if (read.success) return { person: read.data }
  return {
    errors: read.error.issues.map(({ message, path }) => {
      const given = { ...readFault(message), path: path.map(String).join('.') }
      return { path: given.path, msg: faultText(given) }
    }),
  }
}
