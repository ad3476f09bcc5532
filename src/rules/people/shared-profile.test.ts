import { expect, test } from 'vitest'
import { profileToShare } from './shared-profile.ts'

const nothing = { summary: null, experiences: [], educations: [], skills: [] }
const post = { title: '組立', company: '港製作所', startDate: '2018-04' }
const school = { school: '横浜工業高校', degree: '卒業' }

test('a profile that states nothing is not shared', () => {
  expect(profileToShare(nothing)).toBe(null)
})

test('the headline is the current job, else the latest, else the school', () => {
  const line = (facts: object) => profileToShare({ ...nothing, ...facts })?.headline
  const later = { title: '検査', company: '北精機', startDate: '2021-10' }
  expect(line({ experiences: [post, later] })).toBe('検査・北精機')
  expect(line({ experiences: [{ ...post, isCurrent: true }, later] })).toBe('組立・港製作所')
  expect(line({ educations: [school] })).toBe('横浜工業高校・卒業')
  expect(line({ skills: [{ name: '旋盤' }] })).toBe(null)
})
