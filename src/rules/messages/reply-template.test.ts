import { expect, test } from 'vitest'
import { filledReply, unknownPlaceholders } from './reply-template.ts'

const values = { お名前: '佐藤 {求人名}', 求人名: '経理', 会社名: '商店' }

test('placeholders are filled in at every occurrence, and other braces stay', () => {
  expect(filledReply('{お名前}様 {会社名}の{求人名}、{求人名} {住所} {}', values)).toBe(
    '佐藤 {求人名}様 商店の経理、経理 {住所} {}',
  )
})

test('a name that looks like a replacement pattern is inserted literally', () => {
  expect(filledReply('{お名前}', { ...values, お名前: '$& $1' })).toBe('$& $1')
})

test('unknown words in braces are returned once each', () => {
  expect(unknownPlaceholders('{お名前}様 {名前}様 {名前} {会社名} {日\n時} {}')).toEqual(['名前'])
})
