import { expect, test } from 'vitest'
import { whyNotResume } from './use-resume-upload.ts'

test('PDF and DOCX up to 10 MB may be sent', () => {
  expect(whyNotResume({ name: '履歴書.PDF', size: 10 * 1024 * 1024 })).toBeUndefined()
  expect(whyNotResume({ name: '履歴書.docx', size: 1 })).toBeUndefined()
})

test('another kind of file and a larger one are refused before they are sent', () => {
  expect(whyNotResume({ name: 'photo.png', size: 1 })).toBe('PDFまたはWord（DOCX）のファイルを選択してください')
  expect(whyNotResume({ name: 'a.pdf', size: 10 * 1024 * 1024 + 1 })).toContain('10MBまで')
})
