import { expect, test } from 'vitest'
import { htmlOf } from './markdown.server.ts'

test('HTML in a text stays text, and a link cannot run a script', () => {
  expect(htmlOf('<script>alert(1)</script>')).not.toContain('<script')
  expect(htmlOf('a <img src=x onerror=alert(1)> b')).not.toContain('<img')
  expect(htmlOf('[x](javascript:alert(1))')).toContain('href=""')
})

test('tables become tables', () => {
  const html = htmlOf('| a | b |\n|---|---|\n| 1 | 2 |')
  expect(html).toContain('<td>2</td>')
  expect(html).toMatch(/^<div class="table-box"><table>.*<\/table><\/div>$/s)
})

test('a table under a heading of the fourth level is folded, with its count of rows', () => {
  const html = htmlOf('#### 応募\n\n| a |\n|---|\n| 1 |\n| 2 |\n\n文')
  expect(html).toMatch(
    /^<details><summary>応募<span>2件<\/span><\/summary><div class="table-box">.*<\/div><\/details>/s,
  )
  expect(htmlOf('#### 応募\n\n文')).toContain('<h4>応募</h4>')
})

test('code can be reached by the keyboard, and a tag in it stays text', () => {
  expect(htmlOf('```\n<pre>\n```')).toBe('<pre tabindex="0"><code>&lt;pre&gt;\n</code></pre>')
})
