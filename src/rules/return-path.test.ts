import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test('the login leads back to a path of this site, and to no other site', () => {
  expect(returnPath('/settings?tab=privacy')).toBe('/settings?tab=privacy')
  const others = ['https://example.com/', '//example.com', '/\\example.com', '/a\\b', '/\tb', 'jobs', '', null]
  for (const elsewhere of others) expect(returnPath(elsewhere), String(elsewhere)).toBe('/')
})
