import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { countUpload } from '#actions/files/count-upload.ts'
import type { Endpoint, UploadedFiles } from '#contract/endpoint.ts'
import { concurrencyLimit } from '#rules/concurrency-limit.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { type Caller, contextOf, type Dependencies } from '#server/dependencies.ts'
import { deadlineOf } from '#server/http/deadlines.ts'
import { parseJson } from './bodies.ts'
import { type SpooledFile, spooled } from './spooled-file.ts'

/** What a form held: plain fields, and the file as its action takes it. */
type Form = { body: unknown; files: Partial<UploadedFiles> }

/** Fields of a profile form that carry lists as JSON text. */
const listFields = new Set(['skills', 'experiences', 'educations', 'licences'])

/** Uploads arrive slowly, so that many may be under way at once, but few of one person; only few of them are stored at once. */
const perPerson = concurrencyLimit({ atOnce: 2, waiting: 100 })
const arriving = concurrencyLimit({ atOnce: 32, waiting: 200 })
const storing = concurrencyLimit({ atOnce: 2, waiting: 200 })

/**
 * Reads a form part by part and hands it to `use`. An avatar of any size is converted as it arrives; a resume waits on the
 * disk until it is stored. Nothing is stored before the whole form has been read.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  file: NonNullable<Endpoint['file']>,
  caller: Caller,
  dependencies: Dependencies,
  use: (form: Form) => Promise<Result>,
): Promise<Result> {
  const { field, optional } = file
  if (!request.isMultipart()) {
    if (optional) return use({ body: request.body, files: {} })
    throw request.headers['content-type'] && request.headers['content-length'] !== '0'
      ? new RefusalError('wrong-content-type')
      : new InvalidInputError([{ fault: 'file-missing', path: field }])
  }
  const { viewer } = caller
  if (!viewer) throw new RefusalError('not-signed-in')
  const { within } = deadlineOf(request)
  await within(countUpload(contextOf(dependencies, { ...caller, viewer })))
  return within(perPerson(viewer.id, () => arriving('', () => readForm(request, file, dependencies, use))))
}

async function readForm<Result>(
  request: FastifyRequest,
  file: NonNullable<Endpoint['file']>,
  dependencies: Dependencies,
  use: (form: Form) => Promise<Result>,
): Promise<Result> {
  // The client gave up while it waited, and sends nothing more.
  if (request.raw.destroyed) throw new RefusalError('body-malformed')
  const deadline = deadlineOf(request)
  deadline.refuseIfOver()
  const parts: Parts = { fields: {} }
  try {
    // The form comes as quickly as the caller's line lets it.
    deadline.pause()
    await readParts(parts, request, file, dependencies).catch((error) => {
      if (error?.code === 'ENOSPC') {
        request.log.error({ err: error }, 'there is no space for uploads in the temporary folder')
        throw new RefusalError('overloaded', { retryAfter: 60 })
      }
      throw uploadProblem(error)
    })
    deadline.resume()
    const { fields: body, avatar, resume } = parts
    if (!file.optional && !avatar && !resume) throw new InvalidInputError([{ fault: 'file-missing', path: file.field }])
    if (!resume) return await use({ body, files: avatar ? { avatar } : {} })
    const { name, spool } = resume
    return await storing('', async () => use({ body, files: { resume: { name, content: await spool.content() } } }))
  } finally {
    await parts.resume?.spool.discard()
  }
}

type Parts = { fields: Record<string, unknown>; avatar?: Buffer; resume?: { name: string; spool: SpooledFile } }

async function readParts(
  parts: Parts,
  request: FastifyRequest,
  { field, maxBytes = Number.POSITIVE_INFINITY }: NonNullable<Endpoint['file']>,
  { outside }: Dependencies,
): Promise<void> {
  const bounds = { fileSize: maxBytes, fieldSize: limits.jsonBody, fields: 100, files: 10, parts: 110 }
  for await (const part of request.parts({ limits: bounds })) {
    if (part.type === 'field') parts.fields[part.fieldname] = fieldValue(part)
    else if (part.fieldname !== field || parts.avatar || parts.resume) part.file.resume()
    else if (field === 'avatar') parts.avatar = (await outside.avatarFromUpload(part.file)).webp
    else {
      parts.resume = { name: part.filename ?? '', spool: await spooled(part.file) }
      if (part.file.truncated) throw new RefusalError('body-too-large')
    }
  }
}

function fieldValue(part: Extract<Multipart, { type: 'field' }>): unknown {
  if (part.valueTruncated) throw new RefusalError('body-too-large')
  const text = part.value
  if (typeof text !== 'string' || !listFields.has(part.fieldname)) return text
  try {
    return parseJson(text)
  } catch {
    // The schema says which field is wrong.
    return text
  }
}

/** The multipart reader's own complaints as refusals. */
function uploadProblem(error: unknown): unknown {
  const code = (error as { code?: string } | null)?.code ?? ''
  if (code.startsWith('FST_REQ_FILE_TOO_LARGE') || code.endsWith('_LIMIT')) return new RefusalError('body-too-large')
  if (code.startsWith('FST_') || /multipart|boundary|form|part/i.test(String((error as Error).message)))
    return error instanceof RefusalError ? error : new RefusalError('body-malformed')
  return error
}
