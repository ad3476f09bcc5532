import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { changeFailure, isOutdated } from './change-failure.ts'

test('a refusal names the change and gives the reason of the server', () => {
  const failure = changeFailure(new ApiError(409, 'この求人は既に審査済みです'), '承認に失敗しました')
  expect(failure).toEqual({ title: '承認に失敗しました', line: 'この求人は既に審査済みです' })
})

test('a refusal without a reason says to try again', () => {
  expect(changeFailure(new ApiError(502, ''), '承認に失敗しました').line).toBe('時間をおいて、もう一度お試しください。')
  expect(changeFailure(new Error('a bug'), '承認に失敗しました').title).toBe('承認に失敗しました')
})

test('a network that is away is an error, not a refusal', () => {
  expect(changeFailure(new NetworkError(), '承認に失敗しました').title).toBe('エラーが発生しました')
})

test('what is gone or already decided is outdated, what failed is not', () => {
  expect([404, 409, 403, 503].map((status) => isOutdated(new ApiError(status, '')))).toEqual([true, true, false, false])
  expect(isOutdated(new NetworkError())).toBe(false)
})
