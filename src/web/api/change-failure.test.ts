import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { changeFailure, isOutdated } from './change-failure.ts'

const again = '時間をおいて、もう一度お試しください。'

test.each([
  ['a refusal gives the reason of the server', new ApiError(409, '既に審査済みです'), '失敗', '既に審査済みです'],
  ['a refusal without a reason says to try again', new ApiError(502, ''), '失敗', again],
  ['a bug is a refusal of the screen', new Error('a bug'), '失敗', again],
])('%s', (_, error, title, line) => expect(changeFailure(error, '失敗')).toEqual({ title, line }))

test('a network that is away is an error, not a refusal', () => {
  expect(changeFailure(new NetworkError(), '承認に失敗しました').title).toBe('エラーが発生しました')
})

test('deleted or decided items are outdated, failures are not', () => {
  expect([404, 409, 403, 503].map((status) => isOutdated(new ApiError(status, '')))).toEqual([true, true, false, false])
  expect(isOutdated(new NetworkError())).toBe(false)
})
