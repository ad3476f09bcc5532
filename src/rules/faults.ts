/** Faults of a single field. Sentences: words/validation.ts. */
export const faults = [
  'wrong-shape',
  'required',
  'too-long',
  'too-many',
  'not-text',
  'number-range',
  'min-over-max',
  'time-invalid',
  'email-invalid',
  'email-other-host',
  'password-short',
  'reset-password-short',
  'password-common',
  'password-own-data',
  'passwords-differ',
  'new-passwords-differ',
  'name-short',
  'code-invalid',
  'recovery-code-invalid',
  'role-unknown',
  'rejection-reason-short',
  'override-reason-short',
  'stop-reason-missing',
  'salary-order',
  'pay-too-small',
  'deadline-past',
  'date-invalid',
  'end-before-start',
  'link-invalid',
  'slot-past',
  'title-required',
  'company-required',
  'location-required',
  'description-required',
  'reset-token-missing',
  'choice-unknown',
  'url-invalid',
  'https-invalid',
  'name-required',
  'scopes-required',
  'webhook-url-invalid',
  'choice-missing',
  'phone-invalid',
  'postal-code-invalid',
  'corporate-number-short',
  'corporate-number-wrong',
  'year-invalid',
  'year-future',
  'page-range',
  'file-missing',
  'answer-required',
  'contact-required',
  'csv-head',
] as const
export type Fault = (typeof faults)[number]

/** A field's fault; `path` is dotted, e.g. `requirements.3`. `limit`: its maximum; `least`: its minimum. */
export type FieldFault = {
  fault: Fault
  path: string
  limit?: number | undefined
  least?: number | undefined
}

const faultNames = new Set<string>(faults)

/** Parses the fault in a schema's message, `required`, `too-long 200` or `number-range 5 1`; anything else is a wrong shape. */
export function readFault(message: string | undefined): Omit<FieldFault, 'path'> {
  const [name = '', limit, least] = (message ?? '').split(' ')
  const fault = faultNames.has(name) ? (name as Fault) : 'wrong-shape'
  if (limit === undefined) return { fault }
  return { fault, limit: Number(limit), ...(least !== undefined && { least: Number(least) }) }
}

/** Thrown for invalid input, with a fault per field. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError'
  readonly faults: FieldFault[]

  constructor(found: FieldFault[]) {
    super(found.map(({ fault, path }) => `${path}: ${fault}`).join(', '))
    this.faults = found
  }
}
