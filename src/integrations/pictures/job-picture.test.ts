import { expect, test } from 'vitest'
import { jobPictureSvg, unbroken } from './job-picture.ts'
import { jobPictures } from './job-pictures.ts'

const words = { site: 'しごと帖', kind: '正社員', title: '経理', company: 'みほん', facts: [] }
const wordsOf = (title: string) => ({ ...words, title })
const pictureOf = (title: string) => jobPictureSvg(wordsOf(title))

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

test('one network address has few pictures drawn at a time, and those of others come before', async () => {
  const { draw } = jobPictures()
  await draw(wordsOf('準備'), '192.0.2.1')
  const order: string[] = []
  const drawn = (title: string, address: string) => draw(wordsOf(title), address).then(() => order.push(address))
  const many = Promise.allSettled(Array.from({ length: 14 }, (_, at) => drawn(`求人${at}`, '192.0.2.1')))
  await drawn('求人', '192.0.2.2')
  expect(order.indexOf('192.0.2.2')).toBeLessThanOrEqual(1)
  const refused = (await many).filter(({ status }) => status === 'rejected')
  // Ten are drawn or wait; on a slow machine some of these wait too long.
  expect(refused.length).toBeGreaterThanOrEqual(4)
  expect(refused.length).toBeLessThan(14)
  expect(refused[0]).toMatchObject({ reason: { refusal: 'overloaded', retryAfter: 2 } })
})
