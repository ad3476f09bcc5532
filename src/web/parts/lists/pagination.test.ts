import { expect, test } from 'vitest'
import { pageList } from './pagination.tsx'

const text = (current: number, count: number) =>
  pageList(current, count)
    .map((cell) => (cell === 'gap' ? '…' : cell.wideOnly ? `(${cell.page})` : cell.page))
    .join(' ')

test.each([
  ['a single page is listed', 1, 1, '1'],
  ['few pages are all listed', 2, 5, '1 2 3 4 5'],
  ['the first pages stand together, the last one after a gap', 1, 22, '1 2 3 (4) … 22'],
  ['in the middle only the neighbours stand beside the current page', 10, 22, '1 … (9) 10 (11) … 22'],
  ['the last pages stand together', 22, 22, '1 … (19) 20 21 22'],
])('%s', (_, current, count, listed) => expect(text(current, count)).toBe(listed))
