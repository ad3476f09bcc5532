import { expect, test } from 'vitest'
import { measurePassword } from './password-measure.ts'

test('a common password is weak and named as common', () => {
  expect(measurePassword('password', [])).toEqual({ score: 0, why: 'common' })
  expect(measurePassword('Passw0rd', [])).toMatchObject({ score: 0, why: 'common' })
})

test('words of the person are weak, and said to be theirs', () => {
  expect(measurePassword('tanaka1985', ['tanaka'])).toMatchObject({ score: 1, why: 'own-data' })
})

test('several words are strong, Japanese ones too', () => {
  for (const password of ['himitsu-no-aikotoba', 'さくら咲くころに帰ります'])
    expect(measurePassword(password, []).score, password).toBeGreaterThan(2)
})

test('a password of any length is measured quickly', () => {
  const began = performance.now()
  measurePassword('aA1!'.repeat(250), [])
  expect(performance.now() - began).toBeLessThan(1_000)
})
