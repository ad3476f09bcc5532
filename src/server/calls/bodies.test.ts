import { expect, test } from 'vitest'
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

test.each([
  ['numbers', `[${'0,'.repeat(130_000)}0]`],
  ['numbers and the key as a text', `["__proto__",${'0,'.repeat(130_000)}0]`],
])('a long body of %s costs little more than to parse it', (_, text) => {
  const time = (work: () => unknown) => {
    const times = Array.from({ length: 7 }, () => {
      const before = process.cpuUsage()
      for (let time = 0; time < 5; time += 1) work()
      return process.cpuUsage(before).user
    })
    return Math.min(...times)
  }
  // A call for each value made it fifty times as much.
  expect(time(() => parseJson(text)) / time(() => JSON.parse(text))).toBeLessThan(15)
})
