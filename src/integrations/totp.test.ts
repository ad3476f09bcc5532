import { expect, test } from 'vitest'
import { newTotpSecret, totpCode, totpStep, totpStepAt, totpUri } from './totp.ts'

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('codes are those of RFC 6238, cut to 6 digits', () => {
  const codes: [seconds: number, code: string][] = [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ]
  for (const [seconds, code] of codes) expect(totpCode(secret, totpStepAt(new Date(seconds * 1_000)))).toBe(code)
})

test('a code is right in its step and in one around it', () => {
  const at = (seconds: number) => new Date(seconds * 1_000)
  const code = totpCode(secret, 100)
  expect([2_970, 3_000, 3_029, 3_059].map((seconds) => totpStep(code, secret, at(seconds)))).toEqual([
    100, 100, 100, 100,
  ])
  expect([2_969, 3_060].map((seconds) => totpStep(code, secret, at(seconds)))).toEqual([null, null])
  for (const wrong of ['', '1', `${code}0`, 'あいうえおか']) expect(totpStep(wrong, secret, at(3_000))).toBe(null)
})

test('a secret has 160 bits and is another one every time', () => {
  const [one, two] = [newTotpSecret(), newTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(two)
})

test('the address names issuer and account, escaped', () => {
  const uri = totpUri(secret, { issuer: 'しごと帖', account: 'a b@example.com' })
  expect(uri).not.toContain('+')
  const { protocol, searchParams, pathname } = new URL(uri)
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['otpauth:', '/しごと帖:a b@example.com'])
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ secret, issuer: 'しごと帖', algorithm: 'SHA1', digits: '6', period: '30' },
  })
})
