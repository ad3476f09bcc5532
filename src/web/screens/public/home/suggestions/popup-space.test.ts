import { expect, test } from 'vitest'
import { popupSpace } from './popup-space.ts'

const free = { top: 64, bottom: 900 }

test('the suggestions hang below the field as far as the window goes', () => {
  expect(popupSpace({ top: 200, bottom: 300 }, free)).toEqual({ above: false, height: 592 })
})

test('near the foot of the window they stand above the field', () => {
  expect(popupSpace({ top: 635, bottom: 750 }, free)).toEqual({ above: true, height: 563 })
})

test('room for some of them is enough to stay below', () => {
  expect(popupSpace({ top: 459, bottom: 546 }, { top: 64, bottom: 844 }).above).toBe(false)
})

test('in a low window they are where there is more room, and never higher than nothing', () => {
  expect(popupSpace({ top: 100, bottom: 190 }, { top: 64, bottom: 320 })).toEqual({ above: false, height: 122 })
  expect(popupSpace({ top: 60, bottom: 150 }, { top: 64, bottom: 140 }).height).toBe(0)
})
