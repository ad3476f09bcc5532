import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { NotAnImage, receivePicture } from './images.ts'

/** Left half red, right half blue. */
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, left: width / 2, top: 0 },
  ])
const upload = (bytes: Uint8Array, size = 1_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size)),
  )

async function avatarFromUpload(sent: AsyncIterable<Uint8Array>) {
  const picture = await receivePicture(sent)
  try {
    const webp = await picture.content()
    const { width, height } = await sharp(webp).metadata()
    return { webp, width, height }
  } finally {
    await picture.discard()
  }
}

const usual = process.env.TMPDIR
let temporary: string
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'images-test-'))
  process.env.TMPDIR = temporary
})
afterEach(async () => expect(await readdir(temporary)).toEqual([]))
afterAll(async () => {
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  await rm(temporary, { recursive: true })
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a wide %s becomes a WebP of 512 by 256', async (format) => {
  const avatar = await avatarFromUpload(upload(await drawn(1200, 600).toFormat(format).toBuffer()))
  expect(avatar).toMatchObject({ width: 512, height: 256 })
  expect((await sharp(avatar.webp).metadata()).format).toBe('webp')
})

test('a small picture is not enlarged, even when it comes byte by byte', async () => {
  const bytes = await drawn(40, 20).png().toBuffer()
  expect(await avatarFromUpload(upload(bytes, 1))).toMatchObject({ width: 40, height: 20 })
})

test('a photo taken sideways is turned upright, and its metadata is gone', async () => {
  const exif = { IFD0: { Artist: 'someone' }, IFD3: { GPSLatitudeRef: 'N' } }
  const photo = await drawn(800, 400).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { webp, width, height } = await avatarFromUpload(upload(photo))
  expect([width, height]).toEqual([256, 512])
  const { exif: storedExif, orientation, xmp, icc } = await sharp(webp).metadata()
  expect([storedExif, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined])
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true })
  const at = (y: number) => [...data.subarray(y * info.width * info.channels, y * info.width * info.channels + 3)]
  expect(at(10)[0]).toBeGreaterThan(200)
  expect(at(500)[2]).toBeGreaterThan(200)
})

test('an animation gives its first picture', async () => {
  const [first, second] = [await drawn(60, 60).png().toBuffer(), await drawn(60, 60).negate().png().toBuffer()]
  const frames = await sharp([first, second], { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(frames).metadata()).pages).toBe(2)
  expect(await avatarFromUpload(upload(frames))).toMatchObject({ width: 60, height: 60 })
})

/** A PNG header; 16 bits a colour and interlaced where it says so. */
const png = (width: number, height: number, { deep = false } = {}) => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    const sum = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, deep ? 16 : 8, 6, 0, 0, deep ? 1 : 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const [data, end] = [chunk('IDAT', Buffer.alloc(100)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, chunk('IHDR', header), data, end])
}

test.each([
  ['nothing', ''],
  ['a few bytes', 'GIF89a'],
  ['a text', 'これは画像ではありません。'.repeat(50)],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
  ['a PDF', `%PDF-1.7\n${'x'.repeat(500)}`],
  ['a picture in name only', `GIF89a${'x'.repeat(500)}`],
  ['a TIFF', drawn(20, 20).tiff().toBuffer()],
  ['a small file that claims gigapixels', png(50_000, 50_000)],
])('%s is not an image', async (_, content) => {
  await expect(avatarFromUpload(upload(Buffer.from((await content) as string)))).rejects.toThrow(NotAnImage)
})

test('a picture that is cut off is not an image', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red', noise } })
      .toFormat(format)
      .toBuffer()
    await expect(avatarFromUpload(upload(whole.subarray(0, whole.length / 2))), format).rejects.toThrow(NotAnImage)
  }
})

test('a picture that the decoder would hold as a whole is refused beyond what memory is for', async () => {
  const refused = await avatarFromUpload(upload(png(6_000, 6_000, { deep: true }))).catch((error: Error) => error)
  expect((refused as Error).cause).toMatchObject({ message: 'png of 6000 by 6000 that is decoded as a whole' })
  const small = await sharp({ create: { width: 900, height: 900, channels: 4, background: 'red' } })
    .png({ progressive: true })
    .toBuffer()
  expect(await avatarFromUpload(upload(small))).toMatchObject({ width: 512, height: 512 })
})

test('a progressive JPEG counts double: its coefficients are held', async () => {
  const photo = sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: 'red' } })
  const progressive = await photo.clone().jpeg({ progressive: true }).toBuffer()
  const refused = await avatarFromUpload(upload(progressive, 100_000)).catch((error: Error) => error)
  expect((refused as Error).cause).toMatchObject({ message: 'jpeg of 6000 by 6000 that is decoded as a whole' })
  expect(await avatarFromUpload(upload(await photo.jpeg().toBuffer(), 100_000))).toMatchObject({ width: 512 })
})

test('the largest picture gives way when all that arrive need more disk than there is', async () => {
  const photo = await drawn(300, 300).jpeg().toBuffer()
  /** A picture with more behind its end, which is sent up to the last piece. */
  function begin(pieces: number) {
    const [paused, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    async function* sent() {
      yield photo
      for (let at = 0; at < pieces; at += 1) yield Buffer.alloc(100_000)
      paused.resolve()
      await goOn.promise
      yield Buffer.alloc(100_000)
    }
    return { arriving: receivePicture(sent(), 2_000_000), paused: paused.promise, goOn: goOn.resolve }
  }
  const alone = begin(25)
  alone.goOn()
  expect((await (await alone.arriving).content()).length).toBeGreaterThan(0)
  await (await alone.arriving).discard()

  const three = [begin(12), begin(5), begin(4)]
  for (const { paused } of three) await paused
  await expect.poll(() => bytesIn(temporary)).toBeLessThan(1_100_000)
  for (const { goOn } of three) goOn()
  const [large, ...others] = await Promise.all(three.map(({ arriving }) => arriving))
  await expect(large?.content()).rejects.toMatchObject({ refusal: 'overloaded', retryAfter: 60 })
  for (const picture of others) expect((await picture.content()).length).toBeGreaterThan(0)
  for (const { arriving } of three) await (await arriving).discard()
})

/** What the uploads in a folder take on the disk. */
async function bytesIn(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('upload'))
  const sizes = await Promise.all(files.map(async (path) => (await stat(join(folder, path))).blocks * 512))
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('a non-image upload is read to its end and not stored', async () => {
  let sent = 0
  async function* endless() {
    for (; sent < 2_000; sent += 1) yield Buffer.alloc(100_000, 'x')
  }
  await expect(avatarFromUpload(endless())).rejects.toThrow(NotAnImage)
  expect(sent).toBe(2_000)
})

test('an upload that breaks off throws its own error', async () => {
  const bytes = await drawn(900, 900).png().toBuffer()
  async function* broken() {
    yield bytes.subarray(0, 500)
    throw new Error('connection lost')
  }
  await expect(avatarFromUpload(broken())).rejects.toThrow('connection lost')
})

test('many uploads at once all get their turn, also after failures', async () => {
  const good = await drawn(300, 300).jpeg().toBuffer()
  const all = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => avatarFromUpload(upload(n % 3 ? good : good.subarray(0, 400)))),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
})
