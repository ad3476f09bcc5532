import { expect, test } from 'vitest'
import { sessionOrigin } from './session-origin.ts'

const network = (address: string) => sessionOrigin({ address, userAgent: null }).network
const device = (userAgent: string | null) => sessionOrigin({ address: '', userAgent }).device

test('only the network of an address is stored', () => {
  expect(network('203.0.113.77')).toBe('203.0.113.*')
  expect(network('::ffff:203.0.113.77')).toBe('203.0.113.*')
  expect(network('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1:*')
  expect(network('2001:db8::6')).toBe('2001:db8:0:*')
  expect(network('fe80::1%eth0')).toBe('fe80:0:0:*')
  expect(network('::1')).toBe('0:0:0:*')
  for (const text of ['', 'unix', '1:2:3']) expect(network(text)).toBe(null)
})

test('a device is named by browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36'
  expect(device(chrome)).toBe('Chrome / Windows')
  expect(device(`${chrome} Edg/140.0`)).toBe('Edge / Windows')
  expect(device('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1')).toBe(
    'Safari / iPhone',
  )
  expect(device('Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toBe('Firefox / Android')
  for (const text of [null, '', 'curl/8']) expect(device(text)).toBe(null)
})
