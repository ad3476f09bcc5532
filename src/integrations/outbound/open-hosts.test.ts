import { lookup } from 'node:dns/promises'
import { expect, test } from 'vitest'
import { ClosedHost, isOpenAddress, lookupOpen, mayConnect } from './open-hosts.ts'
import { openNameServer } from './testing/name-server.ts'

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

test.each([
  ...['https://fcm.googleapis.com/fcm/send/abc', 'https://updates.push.services.mozilla.com/wpush/v2/abc'],
  ...['https://web.push.apple.com/abc', 'https://8.8.8.8/x', 'https://[2606:4700::1111]/x'],
])('in production anybody may name %s', (endpoint) => {
  expect(isOpenAddress(endpoint, inProduction)).toBe(true)
})

test('in local mode this machine may be named, and no other private address', () => {
  expect(isOpenAddress('http://127.0.0.1:8080/x', onThisMachine)).toBe(true)
  expect(isOpenAddress('http://[::1]:8080/x', onThisMachine)).toBe(true)
  expect(isOpenAddress('http://192.168.0.1/x', onThisMachine)).toBe(false)
  expect(isOpenAddress('https://169.254.169.254/x', onThisMachine)).toBe(false)
  expect(mayConnect('127.0.0.1', onThisMachine)).toBe(true)
})

test('the resolved address of a host is checked too', () => {
  expect(mayConnect('127.0.0.1', inProduction)).toBe(false)
  expect(mayConnect('::ffff:10.0.0.1', inProduction)).toBe(false)
  expect(mayConnect('142.250.1.1', inProduction)).toBe(true)
})

type Hosts = { loopback: boolean }
const lookedUp = (name: string, hosts: Hosts, names: Parameters<typeof lookupOpen>[1]) =>
  new Promise((resolve) => lookupOpen(hosts, names)(name, { all: true }, (error, found) => resolve(error ?? found)))

test('a name is judged by where it leads each time, whatever it led to before', async () => {
  const [here, both] = ['here.example.com', 'both.example.com']
  const answers: Record<string, string[]> = { [here]: ['127.0.0.1'], [both]: ['10.0.0.1', '8.8.8.8'] }
  const { resolver, close } = await openNameServer((name) => answers[name] ?? [])
  const found = (name: string, hosts = inProduction) => lookedUp(name, hosts, resolver)
  expect(await found(here)).toBeInstanceOf(ClosedHost)
  expect(await found(here, onThisMachine)).toEqual([{ address: '127.0.0.1', family: 4 }])
  expect(await found(both)).toEqual([{ address: '8.8.8.8', family: 4 }])
  answers[both] = ['169.254.169.254']
  expect(await found(both)).toBeInstanceOf(ClosedHost)
  expect(await found('nowhere.example.com')).toMatchObject({ code: 'ENODATA' })
  await close()
})

test('names whose name server is silent keep no other name waiting, and are given up', async () => {
  const { resolver, close } = await openNameServer(() => null)
  const asked = Array.from({ length: 8 }, (_, n) => lookedUp(`silent-${n}.example.com`, inProduction, resolver))
  const first = await Promise.race([lookup('localhost').then(() => 'found'), ...asked])
  expect(first).toBe('found')
  for (const error of await Promise.all(asked)) expect(error).toMatchObject({ code: 'ETIMEOUT' })
  await close()
})
