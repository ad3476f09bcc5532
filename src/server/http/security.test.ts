import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bootScript } from '#web/settings/boot-script.ts'
import { libraryStyles, pagePolicy, type SecurityOptions, takeMarkedScripts } from './security.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (name: string, options: Partial<SecurityOptions> = {}, scripts: string[] = []) =>
  pagePolicy(scripts, { https: false, google: null, ...options })
    .split('; ')
    .find((each) => each.startsWith(`${name} `))

test('a page runs its rendered inline scripts and no injected ones', () => {
  const html = `<p>はじめまして<script>steal()</script><script nonce="guessed">steal()</script></p>
    <script nonce="drawn" type="module">start()</script><link nonce="drawn" href="/a.js"><script nonce="drawn">\n</script>`
  const { page, scripts } = takeMarkedScripts(html, 'drawn')
  expect(scripts).toEqual(['start()', '\n'])
  expect(page).not.toContain('drawn')
  expect(page).toContain('<script type="module">start()</script>')
  const allowed = [bootScript, ...scripts].map(hashOf).join(' ')
  expect(directive('script-src', {}, scripts)).toBe(`script-src 'self' ${allowed}`)
})

test("the policy allows Google's sign-in script and its calls, not all of Google's origin", () => {
  const google = { script: 'https://accounts.google.com/gsi/client', calls: 'https://accounts.google.com/gsi/' }
  expect(directive('script-src', { google })).toMatch(/ https:\/\/accounts\.google\.com\/gsi\/client$/)
  expect(directive('connect-src', { google })).toBe("connect-src 'self' https://accounts.google.com/gsi/")
  expect(directive('frame-src', { google })).toBe('frame-src https://accounts.google.com/gsi/')
  expect(directive('frame-src')).toBe("frame-src 'none'")
})

test('the policy allows our style files, and the styles of libraries by hash', () => {
  const sonner = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8')
  const [, css = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(sonner) ?? []
  expect(libraryStyles).toEqual(['outline:none', 'animation-duration:0s', JSON.parse(css), ''].map(hashOf))
  expect(directive('style-src')).toBe(`style-src 'self' 'unsafe-hashes' ${libraryStyles.join(' ')}`)
})

test("trusted types are required, except with Google's script", () => {
  const google = { script: 'https://accounts.google.com/gsi/client', calls: 'https://accounts.google.com/gsi/' }
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directive('trusted-types')).toBe('trusted-types default articles google pushes')
  expect(directive('require-trusted-types-for', { google })).toBeUndefined()
})
