import { expect, test } from 'vitest'
import { linksInText } from './links-in-text.ts'

const hrefs = (text: string) => linksInText(text).flatMap(({ href }) => href ?? [])

test.each([
  ['地図はhttps://map.example/a?b=1。ご確認ください', ['https://map.example/a?b=1']],
  ['（https://meet.example/x）、https://a.example/b(c)', ['https://meet.example/x', 'https://a.example/b(c)']],
  ['See (https://a.example/b). ok', ['https://a.example/b']],
  ['saiyo@jinji.example、03-1234-5678まで', ['mailto:saiyo@jinji.example', 'tel:0312345678']],
  ['携帯09012345678 か +81-90-1234-5678', ['tel:09012345678', 'tel:+819012345678']],
  ['https://bank.example@evil.example/x https://a:b@c.example と https://ok.example/@me', ['https://ok.example/@me']],
  ['http://a.example javascript:alert(1) 2026-11-28 10-20-300 1234-5678', []],
])('addresses of %s', (text, found) => {
  expect(hrefs(text)).toEqual(found)
  expect(
    linksInText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
