import { expect, test } from 'vitest'
import { fileSizeText } from './file-size.ts'

test('small files are shown in KB, larger ones in MB with one decimal', () => {
  expect(fileSizeText(0)).toBe('1KB')
  expect(fileSizeText(812 * 1024)).toBe('812KB')
  expect(fileSizeText(1_258_291)).toBe('1.2MB')
  expect(fileSizeText(10 * 1024 * 1024)).toBe('10.0MB')
})
