import { expect, test } from 'vitest'
import { loginFrom } from './login-path.ts'

test.each([
  ['/', '', '/login'],
  ['/', '?keyword=経理', '/login?redirect=%2F%3Fkeyword%3D%E7%B5%8C%E7%90%86'],
  ['/jobs/1', '?ref=poster', '/login?redirect=%2Fjobs%2F1%3Fref%3Dposter'],
  ['/login', '?redirect=%2Fcompare', '/login'],
  ['/forgot-password', '', '/login'],
])('signing in on %s%s leads to %s', (pathname, search, path) => expect(loginFrom({ pathname, search })).toBe(path))

test('signing up keeps the page too', () => {
  expect(loginFrom({ pathname: '/companies', search: '' }, 'signup')).toBe('/login?redirect=%2Fcompanies&mode=signup')
})
