import { expect, test } from 'vitest'
import { isOwnData } from './password-choice.ts'

const person = { name: '佐藤 Misaki', email: 'misaki.sato@example.com' }

test.each([
  'misaki.sato@example.com',
  ' MISAKI.SATO@example.com',
  'ｍｉｓａｋｉ.sato@example.com',
  '佐藤misaki',
  '佐藤　Misaki',
])('%s is the email or the name of its own account', (password) => expect(isOwnData(password, person)).toBe(true))

test.each(['misaki.sato', 'misaki.sato@example.com!', '佐藤misaki1985', 'himitsu-no-aikotoba'])(
  '%s is neither',
  (password) => expect(isOwnData(password, person)).toBe(false),
)
