import { expect, test } from 'vitest'
import { jobPictureSvg, unbroken } from './job-picture.ts'

const words = { site: 'しごと帖', kind: '正社員', title: '経理', company: 'みほん', facts: [] }
const pictureOf = (title: string) => jobPictureSvg({ ...words, title })

test('a text breaks between words only, and a long word anywhere', () => {
  const parts = (text: string) => unbroken(text).replaceAll('\u2060', '').split('\u200b')
  expect(unbroken('経理担当')).toBe('経\u2060理担\u2060当')
  expect(parts('Donaudampfschifffahrtsgesellschaft')).toEqual(['Donaudam', 'pfschiff', 'fahrtsge', 'sellscha', 'ft'])
})

test('characters without a glyph are left out, and rare letters of names are drawn', () => {
  expect(unbroken('髙﨑\u{1F600}\u0007𠮷野').replaceAll('\u2060', '')).toBe('髙﨑𠮷野')
})

test('a title that does not fit ends with a mark', () => {
  expect(pictureOf('長い題名'.repeat(40))).toBe(pictureOf('長い題名'.repeat(50)))
  expect(pictureOf('長い題名'.repeat(2))).not.toBe(pictureOf('長い題名'.repeat(3)))
})

test('markup in a title is drawn as it is written', () => {
  expect(pictureOf('5S改善 <b>&amp; #image("/etc/passwd") $x$')).not.toMatch(/NaN|undefined|<b>|<image/)
})
