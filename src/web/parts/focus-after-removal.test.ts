import { expect, test } from 'vitest'
import { neighbourOf } from './focus-after-removal.ts'

test('the next item gets the focus, after the last one the one before, after the only one nobody', () => {
  expect(neighbourOf(['a', 'b', 'c'], 'a')).toBe('b')
  expect(neighbourOf(['a', 'b', 'c'], 'c')).toBe('b')
  expect(neighbourOf(['a'], 'a')).toBe('')
})
