import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#web/api/api-error.ts'
import { refusedFields, savingFailureText } from './saving-failure.ts'

const refused = '求人の追加に失敗しました'
const errors = [
  { msg: '文字数が上限を超えています', path: 'requirements.3' },
  { msg: '求人タイトルを入力してください', path: 'title' },
]

test('the server’s field errors are joined with commas', () => {
  expect(savingFailureText(new ApiError(400, '文字数が上限を超えています', { errors }), refused)).toBe(
    '文字数が上限を超えています, 求人タイトルを入力してください',
  )
})

test('without field errors the server’s message stands, and without one our own', () => {
  expect(savingFailureText(new ApiError(409, '運営により停止されています'), refused)).toBe('運営により停止されています')
  expect(savingFailureText(new ApiError(502, ''), refused)).toBe(refused)
})

test('no answer at all is an error of its own', () => {
  expect(savingFailureText(new NetworkError(), refused)).toBe('エラーが発生しました')
})

test('an error of one entry belongs to its list, and fields come in the order of the form', () => {
  expect(refusedFields(new ApiError(400, '', { errors }))).toEqual([
    { field: 'title', message: '求人タイトルを入力してください' },
    { field: 'requirements', message: '文字数が上限を超えています' },
  ])
})
