import { expect, test } from 'vitest'
import { ClosedHost, isOpenAddress, lookupOpen, mayConnect } from './open-hosts.ts'

const [inProduction, onThisMachine] = [{ loopback: false }, { loopback: true }]

test.each([
  ...['http://push.example.com/x', 'https://localhost/x', 'https://push.local/x', 'https://intranet/x', 'ftp://a.jp/x'],
  ...['https://127.0.0.1/x', 'https://127.1/x', 'https://2130706433/x', 'https://0x7f.0.0.1/x', 'https://0.0.0.0/x'],
  ...['https://10.1.2.3/x', 'https://172.31.0.1/x', 'https://192.168.0.1/x', 'https://169.254.169.254/x'],
  ...['https://100.64.0.1/x', 'https://[::1]/x', 'https://[::]/x', 'https://[fe80::1]/x', 'https://[fd00::1]/x'],
  ...['https://[::ffff:127.0.0.1]/x', 'https://[64:ff9b::7f00:1]/x', 'https://[2002:7f00:1::]/x', 'nonsense', ''],
  ...['https://user:secret@push.example.com/x', 'http://127.0.0.1:8080/x', 'javascript:alert(1)'],
])('in production nobody may name %s', (endpoint) => {
  expect(isOpenAddress(endpoint, inProduction)).toBe(false)
})

test('push services of browsers may be named', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://8.8.8.8/x',
    'https://[2606:4700::1111]/x',
  ])
    expect([endpoint, isOpenAddress(endpoint, inProduction)]).toEqual([endpoint, true])
})

test('in local mode this machine may be named, and no other private address', () => {
  expect(isOpenAddress('http://127.0.0.1:8080/x', onThisMachine)).toBe(true)
  expect(isOpenAddress('http://[::1]:8080/x', onThisMachine)).toBe(true)
  expect(isOpenAddress('http://192.168.0.1/x', onThisMachine)).toBe(false)
  expect(isOpenAddress('https://169.254.169.254/x', onThisMachine)).toBe(false)
  expect(mayConnect('127.0.0.1', onThisMachine)).toBe(true)
})

test('what a name is looked up as is judged too', () => {
  expect(mayConnect('127.0.0.1', inProduction)).toBe(false)
  expect(mayConnect('::ffff:10.0.0.1', inProduction)).toBe(false)
  expect(mayConnect('142.250.1.1', inProduction)).toBe(true)
})

test('a name that leads to this machine is not connected to, unless that is allowed', async () => {
  const found = (hosts: { loopback: boolean }) =>
    new Promise((resolve) => lookupOpen(hosts)('localhost', {}, (error, address) => resolve(error ?? address)))
  expect(await found(inProduction)).toBeInstanceOf(ClosedHost)
  expect(['127.0.0.1', '::1']).toContain(await found(onThisMachine))
})
