import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { countUpload } from '#actions/files/count-upload.ts'
import type { Endpoint, UploadedFiles } from '#contract/endpoint.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { type Caller, contextOf, type Dependencies } from '#server/dependencies.ts'
import { parseJson } from './bodies.ts'

/** What a form held: plain fields, and the file as its action takes it. */
type Form = { body: unknown; files: Partial<UploadedFiles> }

/** Fields of a profile form that carry lists as JSON text. */
const listFields = new Set(['skills', 'experiences', 'educations'])

/**
 * Reads a form part by part. An avatar of any size is converted as it arrives; a resume is gathered up to its limit.
 * Nothing is stored before the whole form has been read.
 */
export async function readUpload(
  request: FastifyRequest,
  { field, optional, maxBytes }: NonNullable<Endpoint['file']>,
  caller: Caller,
  dependencies: Dependencies,
): Promise<Form> {
  if (!request.isMultipart()) {
    if (optional) return { body: request.body, files: {} }
    throw request.headers['content-type'] && request.headers['content-length'] !== '0'
      ? new RefusalError('wrong-content-type')
      : new InvalidInputError([{ fault: 'file-missing', path: field }])
  }
  if (!caller.viewer) throw new RefusalError('not-signed-in')
  await countUpload(contextOf(dependencies, { ...caller, viewer: caller.viewer }))
  const fields: Record<string, unknown> = {}
  const files: Form['files'] = {}
  try {
    for await (const part of request.parts({
      limits: {
        fileSize: maxBytes ?? Number.POSITIVE_INFINITY,
        fieldSize: limits.jsonBody,
        fields: 100,
        files: 10,
        parts: 110,
      },
    })) {
      if (part.type === 'field') fields[part.fieldname] = fieldValue(part)
      else if (part.fieldname !== field || files.avatar || files.resume) part.file.resume()
      else if (field === 'avatar') files.avatar = (await dependencies.outside.avatarFromUpload(part.file)).webp
      else files.resume = { name: part.filename ?? '', content: await gather(part) }
    }
  } catch (error) {
    throw uploadProblem(error)
  }
  if (!optional && !files.avatar && !files.resume) throw new InvalidInputError([{ fault: 'file-missing', path: field }])
  return { body: fields, files }
}

async function gather(part: MultipartFile): Promise<Buffer> {
  const content = await part.toBuffer()
  if (part.file.truncated) throw new RefusalError('body-too-large')
  return content
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
