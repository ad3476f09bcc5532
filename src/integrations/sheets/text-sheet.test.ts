import { expect, test } from 'vitest'
import { textSheet } from './text-sheet.ts'

test('UTF-8 with and without its mark, UTF-16 and CP932 are read; what is none is not', () => {
  const utf8 = Buffer.from('営業')
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('営業', 'utf16le')])
  for (const bytes of [utf8, marked, wide, Buffer.from([0x89, 0x63, 0x8b, 0xc6])])
    expect(textSheet(bytes)).toEqual([['営業']])
  // A mark of CP932 that Shift_JIS lacks: ①.
  expect(textSheet(Buffer.from([0x87, 0x40]))).toEqual([['①']])
  expect(textSheet(Buffer.from([0xfd, 0xff, 0xfe]))).toBe('encoding')
})

test.each([',', ';', '\t'])(
  'cells may be parted by %j, below a title, with lines and separators in quotes',
  (separator) => {
    const lines = [['一覧'], ['a', 'b', 'c'], ['1', '"一, 二\n三;四"', '3'], [], ['4', '5', '6']]
    const sheet = textSheet(Buffer.from(lines.map((cells) => cells.join(separator)).join('\r\n')))
    expect(sheet).toEqual([['一覧'], ['a', 'b', 'c'], ['1', '一, 二\n三;四', '3'], [''], ['4', '5', '6']])
  },
)

test('the first line in which Excel names its separator is no row', () => {
  expect(textSheet(Buffer.from('sep=;\r\na;b\r\n1;2'))).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('an unclosed quote is reported', () => {
  expect(textSheet(Buffer.from('a,b\n"1,2'))).toBe('quotes')
})
