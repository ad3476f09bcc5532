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

test('a page runs the inline scripts that rendering emitted, and none that came into it otherwise', () => {
  const html = `<p>はじめまして<script>steal()</script><script nonce="guessed">steal()</script></p>
    <script nonce="drawn" type="module">start()</script><link nonce="drawn" href="/a.js"><script nonce="drawn">\n</script>`
  const { page, scripts } = takeMarkedScripts(html, 'drawn')
  expect(scripts).toEqual(['start()', '\n'])
  expect(page).not.toContain('drawn')
  expect(page).toContain('<script type="module">start()</script>')
  const allowed = [bootScript, ...scripts].map(hashOf).join(' ')
  expect(directive('script-src', {}, scripts)).toBe(`script-src 'self' ${allowed}`)
})

test("of Google's, the script of the sign-in and what it calls, not the origin", () => {
  const google = { script: 'https://accounts.google.com/gsi/client', calls: 'https://accounts.google.com/gsi/' }
  expect(directive('script-src', { google })).toMatch(/ https:\/\/accounts\.google\.com\/gsi\/client$/)
  expect(directive('connect-src', { google })).toBe("connect-src 'self' https://accounts.google.com/gsi/")
  expect(directive('frame-src', { google })).toBe('frame-src https://accounts.google.com/gsi/')
  expect(directive('frame-src')).toBe("frame-src 'none'")
})

test('styles in a page are our files and, by their hashes, what libraries write into it', () => {
  const sonner = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8')
  const [, css = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(sonner) ?? []
  expect(libraryStyles).toEqual(['outline:none', 'animation-duration:0s', JSON.parse(css), ''].map(hashOf))
  expect(directive('style-src')).toBe(`style-src 'self' 'unsafe-hashes' ${libraryStyles.join(' ')}`)
})

test("no text becomes a script: trusted types are asked for, except where Google's script has to run", () => {
  const google = { script: 'https://accounts.google.com/gsi/client', calls: 'https://accounts.google.com/gsi/' }
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directive('trusted-types')).toBe('trusted-types default articles google pushes')
  expect(directive('require-trusted-types-for', { google })).toBeUndefined()
})
