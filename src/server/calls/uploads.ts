import type { MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sharerOf } from '#actions/context.ts'
import { countUpload } from '#actions/files.ts'
import { knownFailure } from '#actions/service.ts'
import { type Endpoint, type PictureField, pictureFields, type UploadedFiles } from '#contract/endpoint.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { type GateCaller, openGate } from '#rules/gate.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { type Caller, contextOf, type Dependencies } from '#server/dependencies.ts'
import { deadlineOf, usualDeadline } from '#server/http/deadlines.ts'
import { refusalSentence } from '#words/refusals.ts'
import { parseJson } from './bodies.ts'
import { watchSender } from './slow-lines.ts'
import { type SpooledFile, spooled } from './spooled-file.ts'

/** A parsed form: plain fields, and the files as its action takes them. */
type Form = { body: unknown; files: Partial<UploadedFiles> }

type UploadEndpoint = Pick<Endpoint, 'body'> & { file: NonNullable<Endpoint['file']> }

/** Fields of a profile form that carry lists as JSON text. */
const listFields = new Set(['skills', 'experiences', 'educations', 'licences'])

/** Senders decide how fast a form arrives, so the limits are per person and per address. */
const ofAddress = { atOnce: 64, waiting: 200 }
const arriving = {
  pictures: openGate({ ofPerson: { atOnce: 1, waiting: 10 }, ofAddress }),
  others: openGate({ ofPerson: { atOnce: 2, waiting: 100 }, ofAddress }),
}
/** Files are in memory only while they are stored. */
const storing = openGate({ places: 2, waiting: 200, waitMs: usualDeadline })

/** Reads a form part by part and passes it to `use`. Files wait on disk until the whole form has arrived. */
export async function withUpload<Result>(
  request: FastifyRequest,
  endpoint: UploadEndpoint,
  caller: Caller,
  dependencies: Dependencies,
  use: (form: Form) => Promise<Result>,
): Promise<Result> {
  const { field, optional } = endpoint.file
  if (!request.isMultipart()) {
    if (optional) return use({ body: request.body, files: {} })
    throw request.headers['content-type'] && request.headers['content-length'] !== '0'
      ? new RefusalError('wrong-content-type')
      : new InvalidInputError([{ fault: 'file-missing', path: field }])
  }
  const { viewer } = caller
  if (!viewer) throw new RefusalError('not-signed-in')
  const { within, signal, hasHungUp } = deadlineOf(request)
  await within(countUpload(contextOf(dependencies, { ...caller, viewer })))
  const sender = sharerOf({ ...caller, viewer, signal })
  const read = () => readForm(request, endpoint, sender, dependencies, use)
  const gate = isPicture(field) ? arriving.pictures : arriving.others
  return within(gate.run(sender, read)).catch((error) => {
    throw hasHungUp() ? new RefusalError('body-malformed') : error
  })
}

async function readForm<Result>(
  request: FastifyRequest,
  endpoint: UploadEndpoint,
  sender: GateCaller,
  dependencies: Dependencies,
  use: (form: Form) => Promise<Result>,
): Promise<Result> {
  const { field, optional, most } = endpoint.file
  const { pause, resume } = deadlineOf(request)
  const parts: Parts = { fields: {}, files: [] }
  const slow = Promise.withResolvers<never>()
  const stopWatching = watchSender(request.raw, () => {
    // Destroy the request, which deletes the spooled file, only after the answer, which closes the connection.
    request.raw.socket.once('close', () => request.raw.destroy())
    slow.reject(new RefusalError('body-too-slow'))
  })
  try {
    // The deadline stops while the form arrives, at the speed of the caller's line.
    pause()
    await Promise.race([readParts(parts, request, endpoint, dependencies), slow.promise]).catch((error) => {
      if (error?.code === 'ENOSPC') {
        request.log.error({ err: error }, 'there is no space for uploads in the temporary folder')
        throw new RefusalError('overloaded', { retryAfter: 60 })
      }
      throw uploadProblem(error)
    })
    stopWatching()
    resume()
    const { fields: body, files } = parts
    const [first] = files
    if (!first && !optional) throw new InvalidInputError([{ fault: 'file-missing', path: field }])
    if (!first) return await use({ body, files: {} })
    if (most !== undefined && files.length > most)
      throw new InvalidInputError([{ fault: 'too-many', path: field, limit: most }])
    if (isPicture(field)) return await use({ body, files: { [field]: await picture(first.spool, field, sender) } })
    const store = async () => {
      const named = []
      for (const { name, spool } of files) named.push({ name, content: await spool.content() })
      return use({ body, files: { [field]: most === undefined ? named[0] : named } })
    }
    return await storing.run(sender, store)
  } finally {
    stopWatching()
    for (const { spool } of parts.files) await spool.discard()
  }
}

type Picture = Awaited<ReturnType<Dependencies['outside']['receivePicture']>>
type Parts = { fields: Record<string, unknown>; files: { name: string; spool: SpooledFile | Picture }[] }

const isPicture = (field: string): field is PictureField => pictureFields.some((one) => one === field)

/** A refused picture names its field. */
const picture = (spool: SpooledFile | Picture, field: PictureField, sender: GateCaller) =>
  spool.content(sender).catch((error) => {
    const refusal = knownFailure(error)?.refusal
    if (refusal !== 'not-an-image' && refusal !== 'image-kind-unread') throw error
    throw new RefusalError(refusal, { errors: [{ msg: refusalSentence[refusal], path: field }] })
  })

const isFile = (type: string | undefined, name: string | undefined) =>
  name !== undefined || type === 'application/octet-stream'

/** Reads an oversized form to its end too, so that the answer reaches its sender. */
async function readParts(
  parts: Parts,
  request: FastifyRequest,
  { file: { field, maxBytes = Number.POSITIVE_INFINITY, most = 0 }, body }: UploadEndpoint,
  { outside }: Dependencies,
): Promise<void> {
  const known = new Set(body instanceof z.ZodObject ? Object.keys(body.shape) : [])
  let bytes = 0
  const bounds = { fileSize: maxBytes, fieldSize: limits.jsonBody, headerSize: 8_192, fields: 100, parts: 110 }
  const incoming = request.parts({
    limits: bounds,
    // The library buffers fields and streams files, so an unwanted field is treated as a file and dropped.
    isPartAFile: (name, type, fileName) => isFile(type, fileName) || !known.has(`${name}`) || bytes > limits.jsonBody,
  })
  for await (const part of incoming) {
    if (part.type === 'field') {
      bytes += part.valueTruncated ? Number.POSITIVE_INFINITY : bytesOf(part.value)
      if (bytes <= limits.jsonBody) parts.fields[part.fieldname] = fieldValue(part)
    } else if (part.fieldname !== field || parts.files.length > most || !isFile(part.mimetype, part.filename))
      part.file.resume()
    else {
      const spool = await (isPicture(field) ? outside.receivePicture(part.file) : spooled(part.file))
      parts.files.push({ name: part.filename ?? '', spool })
    }
  }
  if (bytes > limits.jsonBody) throw new RefusalError('body-too-large')
}

const bytesOf = (value: unknown) => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))

function fieldValue({ fieldname, value }: MultipartValue): unknown {
  if (typeof value !== 'string') return value
  // Forms send every line break as CRLF.
  if (!listFields.has(fieldname)) return value.replaceAll('\r\n', '\n')
  try {
    return parseJson(value)
  } catch {
    // The schema reports the field.
    return value
  }
}

/** The multipart parser's errors as refusals. */
function uploadProblem(error: unknown): unknown {
  const code = (error as { code?: string } | null)?.code ?? ''
  if (code.startsWith('FST_REQ_FILE_TOO_LARGE') || code.endsWith('_LIMIT')) return new RefusalError('body-too-large')
  if (code.startsWith('FST_') || /multipart|boundary|form|part/i.test(String((error as Error).message)))
    return error instanceof RefusalError ? error : new RefusalError('body-malformed')
  return error
}
