import { expect, test } from 'vitest'
import { pageList } from './pagination.tsx'

const text = (current: number, count: number) =>
  pageList(current, count)
    .map((cell) => (cell === 'gap' ? '…' : cell.wideOnly ? `(${cell.page})` : cell.page))
    .join(' ')

test('few pages are all listed', () => {
  expect(text(1, 1)).toBe('1')
  expect(text(2, 5)).toBe('1 2 3 4 5')
})

test('the first pages stand together, the last one after a gap', () => {
  expect(text(1, 22)).toBe('1 2 3 (4) … 22')
})

test('in the middle only the neighbours stand beside the current page', () => {
  expect(text(10, 22)).toBe('1 … (9) 10 (11) … 22')
})

test('the last pages stand together', () => {
  expect(text(22, 22)).toBe('1 … (19) 20 21 22')
})
