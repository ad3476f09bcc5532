import { expect, test } from 'vitest'
import { changesText } from './use-read-record.ts'

test('changes are named by label, and short texts are quoted', () => {
  const labels = { title: '求人タイトル', description: '仕事内容', salary_min: '給与の下限', company: '会社名' }
  const read = { title: '経理', description: '長'.repeat(100), salary_min: 1, company: '商店', updated_at: 'a' }
  expect(changesText(read, { ...read, updated_at: 'b' }, labels)).toBe('')
  expect(changesText(read, { ...read, title: '総務', description: '短', salary_min: null }, labels)).toBe(
    '求人タイトル「経理」→「総務」、仕事内容、給与の下限',
  )
})
