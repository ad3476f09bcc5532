import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#web/api/api-error.ts'
import { refusedFields, savingFailureText } from './job-form.tsx'

const refused = '求人の追加に失敗しました'
const errors = [
  { msg: '文字数が上限を超えています', path: 'requirements.3' },
  { msg: '求人タイトルを入力してください', path: 'title' },
]

test.each([
  ['field errors are joined', new ApiError(400, '上限', { errors }), errors.map(({ msg }) => msg).join(', ')],
  ['without field errors the server’s message stands', new ApiError(409, '停止されています'), '停止されています'],
  ['without a message our own stands', new ApiError(502, ''), refused],
  ['no answer at all is an error of its own', new NetworkError(), 'エラーが発生しました'],
])('%s', (_, error, text) => expect(savingFailureText(error, refused)).toBe(text))

test('an error of one entry belongs to its list, and an error of the salary to the pay', () => {
  const salary = { msg: '給与の下限は上限以下にしてください', path: 'salary_min' }
  const span = { msg: '時刻は09:30のように24時間表記で入力してください', path: 'terms.hours.spans[1].end' }
  expect(refusedFields(new ApiError(400, '', { errors: [...errors, salary, span] }))).toEqual([
    { field: 'requirements', message: '文字数が上限を超えています' },
    { field: 'title', message: '求人タイトルを入力してください' },
    { field: 'terms.pay.min', message: salary.msg },
    { field: 'terms.hours.shifts.1.end', message: span.msg },
  ])
})

test('the first error of a field counts', () => {
  const second = { msg: '件数が上限を超えています', path: 'requirements' }
  expect(refusedFields(new ApiError(400, '', { errors: [...errors, second] }))).toHaveLength(2)
})
