import { expect, test } from 'vitest'
import { joinName, splitName } from './person-name.ts'

test.each(['佐藤 美咲', '佐藤美咲', 'Anna Maria Rossi'])('%s survives the two fields', (name) => {
  expect(joinName(splitName(name))).toBe(name)
})

test('a full-width blank parts the names as well', () => {
  expect(splitName('　佐藤　美咲 ')).toEqual({ lastName: '佐藤', firstName: '美咲' })
})

test('an empty given name leaves no blank behind', () => {
  expect(joinName({ lastName: ' 佐藤 ', firstName: ' ' })).toBe('佐藤')
})
