import { expect, test } from 'vitest'
import { ApiError, failureText, NetworkError } from './api-error.ts'

const words = { refused: '応募に失敗しました', unreachable: '応募中にエラーが発生しました' }

test('the sentence of a failure is the server’s, else the screen’s own for a refusal or for no answer', () => {
  expect(failureText(new ApiError(409, '既に応募済みです'), words)).toBe('既に応募済みです')
  expect(failureText(new ApiError(502, ''), words)).toBe(words.refused)
  expect(failureText(new NetworkError(), words)).toBe(words.unreachable)
  expect(failureText(new Error('a bug'), words)).toBe(words.refused)
})
