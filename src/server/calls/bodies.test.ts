import { expect, test, vi } from 'vitest'
import { parseJson } from './bodies.ts'

test.each([
  ['as it stands', '{"a":[{"__proto__":1}]}'],
  ['escaped', '{"\\u005f_proto__":{}}'],
  ['escaped in the middle', '{"a":{"__pr\\u006Fto__":1}}'],
])('a key that reaches for prototypes is refused, %s', (_, text) => {
  expect(() => parseJson(text)).toThrow('body-malformed')
})

test('a text that names the key is a text', () => {
  expect(parseJson('{"a":["__proto__","\\u005f"]}')).toEqual({ a: ['__proto__', '_'] })
})

test('64 levels pass, 65 do not', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(() => parseJson(nested(64))).not.toThrow()
  expect(() => parseJson(nested(65))).toThrow('body-malformed')
})

test('a long body is parsed once and plainly: a reviver would be called for each of its values', () => {
  const parse = vi.spyOn(JSON, 'parse')
  for (const text of [`[${'0,'.repeat(100)}0]`, `["__proto__",${'0,'.repeat(100)}0]`]) {
    parse.mockClear()
    parseJson(text)
    expect(parse.mock.calls).toEqual([[text]])
  }
  parse.mockRestore()
})
