import { expect, test } from 'vitest'
import { blocksBetween, blocksToDraw, entriesAbove, heightOf, meanHeight, piecesOf } from './block-heights.ts'

const allThere = { pageSize: 4, isMissing: () => false }
const heights = { count: 10, measured: [100, 120, undefined, 80], estimate: 100 }

test('unmeasured blocks use estimated heights', () => {
  expect(heightOf(heights, 0, 10)).toBe(1_000)
  expect(heightOf(heights, 1, 4)).toBe(300)
})

test('blocks near the window are those that it touches', () => {
  expect(blocksBetween(heights, 0, 90)).toEqual({ first: 0, last: 0 })
  expect(blocksBetween(heights, 100, 221)).toEqual({ first: 1, last: 2 })
  expect(blocksBetween(heights, 350, 550)).toEqual({ first: 3, last: 5 })
})

test('above and below the list its first and its last block are near', () => {
  expect(blocksBetween(heights, -900, -500)).toEqual({ first: 0, last: 0 })
  expect(blocksBetween(heights, 5_000, 6_000)).toEqual({ first: 9, last: 9 })
  expect(blocksBetween({ count: 0, measured: [], estimate: 100 }, 0, 500)).toEqual({ first: 0, last: 0 })
})

test('entries are counted up to the edge of the window', () => {
  const list = { total: 58, size: 6 }
  expect(entriesAbove(heights, 0, list)).toBe(0)
  expect(entriesAbove(heights, 160, list)).toBe(9)
  expect(entriesAbove(heights, 1_000, list)).toBe(58)
  expect(entriesAbove(heights, 99_999, list)).toBe(58)
})

test('the mean leaves out what is not known', () => {
  expect(meanHeight([100, undefined, 140, 0], 500)).toBe(120)
  expect(meanHeight([], 500)).toBe(500)
})

test('a block with the focus stays, with its neighbours', () => {
  expect(blocksToDraw({ first: 6, last: 7 }, 2, 10)).toEqual([1, 2, 3, 6, 7])
  expect(blocksToDraw({ first: 8, last: 9 }, 9, 10)).toEqual([8, 9])
  expect(blocksToDraw({ first: 0, last: 1 }, undefined, 1)).toEqual([0])
})

test('gaps take the place of what is not drawn', () => {
  expect(piecesOf(heights, [1, 2, 6], allThere)).toEqual([
    { kind: 'gap', first: 0, height: 100 },
    { kind: 'block', block: 1 },
    { kind: 'block', block: 2 },
    { kind: 'gap', first: 3, height: 280 },
    { kind: 'block', block: 6 },
    { kind: 'gap', first: 7, height: 300 },
  ])
  expect(piecesOf({ ...heights, count: 0 }, [], allThere)).toEqual([])
})

test('a page that is not there is one piece, whole', () => {
  expect(piecesOf(heights, [2, 3, 4, 5], { pageSize: 4, isMissing: (page) => page === 2 })).toEqual([
    { kind: 'gap', first: 0, height: 220 },
    { kind: 'block', block: 2 },
    { kind: 'block', block: 3 },
    { kind: 'missing', page: 2, first: 4, blocks: 4, height: 400 },
    { kind: 'gap', first: 8, height: 200 },
  ])
  expect(piecesOf(heights, [9], { pageSize: 4, isMissing: () => true })).toEqual([
    { kind: 'gap', first: 0, height: 800 },
    { kind: 'missing', page: 3, first: 8, blocks: 2, height: 200 },
  ])
})

test('drawn blocks and gaps together are as high as the list', () => {
  for (const drawn of [[], [0], [9], [0, 9], [3, 4, 5], [...Array(10).keys()]]) {
    const height = piecesOf(heights, drawn, allThere).reduce(
      (sum, piece) => sum + (piece.kind === 'block' ? heightOf(heights, piece.block, piece.block + 1) : piece.height),
      0,
    )
    expect(height).toBe(1_000)
  }
})
