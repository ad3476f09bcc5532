import { expect, test } from 'vitest'
import { noPaperFields, profilePart } from '#rules/people/papers.ts'
import {
  emptyEducation,
  emptyExperience,
  formDataOf,
  formOfUser,
  type ProfileForm,
  profileForm,
  type User,
} from './profile-form.ts'

const user = {
  ...{ name: '佐藤 美咲', email: 'misaki@example.com', phone: null, address: null, bio: null, education: null },
  skill_details: [{ name: '訪問看護', level: 'advanced' }],
  experiences: [{ title: '看護師', company: 'みなみ野総合病院', startDate: '2019-04', endDate: null, isCurrent: true }],
  educations: [{ degree: '学士', school: '青葉大学', startDate: '2013-04', endDate: '2017-03' }],
  ...profilePart(noPaperFields),
} as unknown as User

const filled = (change: Partial<ProfileForm> = {}): ProfileForm => ({ ...formOfUser(user), ...change })
const job = { ...emptyExperience, title: '看護師', company: '病院', startDate: '2019年4月', endDate: '2021年3月' }
const faultsOf = (form: ProfileForm) =>
  profileForm.safeParse(form).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('a stored profile round-trips through the form', () => {
  const form = filled()
  expect(form.experiences[0]?.startDate).toBe('2019年4月')
  const body = profileForm.parse(form)
  expect(body.experiences[0]).toMatchObject({ startDate: '2019-04', endDate: null, isCurrent: true })
  expect(body.educations[0]).toMatchObject({ startDate: '2013-04', endDate: '2017-03' })
  expect(body.skills).toEqual(user.skill_details)
})

test('a phone number in full-width figures is kept in half-width ones', () => {
  expect(profileForm.parse(filled({ phone: '０９０ー１２３４ー５６７８' })).phone).toBe('090-1234-5678')
  expect(profileForm.parse(filled({ phone: '' })).phone).toBe('')
  expect(faultsOf(filled({ phone: '内線3' }))).toEqual(['phone wrong-shape'])
})

const school = { ...emptyEducation, degree: '学士', school: '大学' }

test.each<[string, Partial<ProfileForm>, string[]]>([
  [
    'an experience needs a title, a company and its months',
    { experiences: [emptyExperience] },
    ['title', 'company', 'startDate', 'endDate'].map((name) => `experiences.0.${name} required`),
  ],
  ['a past job needs its end', { experiences: [{ ...job, endDate: '' }] }, ['experiences.0.endDate required']],
  ['a start is a month', { experiences: [{ ...job, startDate: '去年' }] }, ['experiences.0.startDate date-invalid']],
  [
    'no experience ends before it begins',
    { experiences: [{ ...job, endDate: '2019年3月' }] },
    ['experiences.0.endDate date-invalid'],
  ],
  [
    'no school ends before it begins',
    { educations: [{ ...school, startDate: '2017/4', endDate: '2013/3' }] },
    ['educations.0.endDate date-invalid'],
  ],
])('%s', (_, change, faults) => expect(faultsOf(filled(change))).toEqual(faults))

test('a current job has no end, whatever was typed before', () => {
  const body = profileForm.parse(filled({ experiences: [{ ...job, isCurrent: true }] }))
  expect(body.experiences[0]?.endDate).toBeNull()
})

test('a GPA is optional', () => {
  expect(profileForm.parse(filled({ educations: [school] })).educations[0]).toMatchObject({ gpa: '', endDate: null })
})

test('with a picture the lists travel as JSON text', () => {
  const form = formDataOf(profileForm.parse(filled()), new Blob(['x']))
  expect(form.get('name')).toBe('佐藤 美咲')
  expect(JSON.parse(String(form.get('skills')))).toEqual(user.skill_details)
  expect(form.get('avatar')).toBeInstanceOf(Blob)
})
