import { expect, test } from 'vitest'
import { formOfProfile, profileForm, shownOnPostings } from './profile-values.ts'

const nothing = formOfProfile({ trade_names: [] } as never)

test('an empty form clears everything', () => {
  expect(Object.values(profileForm.parse(nothing)).every((value) => value === null)).toBe(true)
})

test('the year is read as people write it', () => {
  expect(profileForm.parse({ ...nothing, founded_year: '１９７８年' }).founded_year).toBe(1978)
  expect(profileForm.parse({ ...nothing, founded_year: '昭和53年' }).founded_year).toBe(1978)
  expect(profileForm.safeParse({ ...nothing, founded_year: '53' }).success).toBe(false)
})

test('an address without its scheme is taken as https', () => {
  expect(profileForm.parse({ ...nothing, website: 'kitakaze.example' }).website).toBe('https://kitakaze.example')
  expect(profileForm.safeParse({ ...nothing, website: '北風' }).success).toBe(false)
})

test('one way to reach the employer is enough', () => {
  const stated = (more: object) => shownOnPostings({ ...nothing, ...more }).map((line) => line.stated)
  expect(stated({})).toEqual([false, false, false])
  expect(stated({ name: '商店', address: ' ', form_url: 'https://a.example' })).toEqual([true, false, true])
})
