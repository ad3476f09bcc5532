import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncodings, compressOnce } from './compression.ts'

const encodingFor = (header: string | undefined) => acceptedEncodings(header).best

test('the encoding follows what the client accepts', () => {
  expect(encodingFor(undefined)).toBe('identity')
  expect(encodingFor('')).toBe('identity')
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br')
  expect(encodingFor('gzip;q=1.0, *;q=0.5')).toBe('gzip')
  expect(encodingFor('*')).toBe('br')
  expect(encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(encodingFor('br;q=0.2, GZIP;q=0.8')).toBe('gzip')
  expect(encodingFor('identity')).toBe('identity')
  expect(encodingFor('gzip;q=0')).toBe('identity')
})

test('an answer for one reader has the fastest encoding that the reader accepts', async () => {
  const body = Buffer.from('求人 '.repeat(500))
  const encodings = ['gzip, deflate, br, zstd', 'gzip, br', 'zstd;q=0, gzip', 'identity', undefined].map(
    async (accepted) => (await compressOnce(body, accepted)).encoding,
  )
  expect(await Promise.all(encodings)).toEqual(['zstd', 'br', 'gzip', 'identity', 'identity'])
  expect(zstdDecompressSync((await compressOnce(body, 'zstd')).body)).toEqual(body)
})
