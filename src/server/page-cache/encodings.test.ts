import { expect, test } from 'vitest'
import { encodingFor } from './encodings.ts'

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
