import { expect, test } from 'vitest'
import { textBlocks } from './description.ts'

test('blank lines separate paragraphs, and bulleted lines become lists', () => {
  expect(textBlocks('月次決算を担当します。\n少人数です。\r\n\r\n・仕訳\n- 支払\n\n詳しくは面接で。')).toEqual([
    { kind: 'paragraph', lines: ['月次決算を担当します。', '少人数です。'] },
    { kind: 'list', items: ['仕訳', '支払'] },
    { kind: 'paragraph', lines: ['詳しくは面接で。'] },
  ])
})

test('a text of blanks has no blocks', () => {
  expect(textBlocks(' \n\u3000\n')).toEqual([])
})
