import { expect, test } from 'vitest'
import { centredCrop, moveCrop, squareOf } from './avatar-picker.tsx'

const wide = { width: 400, height: 200 }

test('at first the largest square in the middle is kept', () => {
  expect(squareOf(wide, centredCrop)).toEqual({ left: 100, top: 0, side: 200 })
})

test('the square never leaves the picture', () => {
  expect(squareOf(wide, { zoom: 2, x: 5, y: -5 })).toEqual({ left: 300, top: 0, side: 100 })
  expect(squareOf(wide, { zoom: 0.1, x: 0, y: 0 }).side).toBe(200)
})

test('the picture follows the finger', () => {
  const moved = moveCrop(wide, centredCrop, { x: 50, y: 50 }, 100)
  expect(squareOf(wide, moved)).toEqual({ left: 0, top: 0, side: 200 })
  const back = moveCrop(wide, moved, { x: -25, y: 0 }, 100)
  expect(squareOf(wide, back).left).toBe(50)
})
