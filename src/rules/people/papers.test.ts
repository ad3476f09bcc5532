import { expect, test } from 'vitest'
import { gapsOf, isBlankPaper, type PaperSource } from './papers.ts'

const blank: PaperSource = {
  ...{ birth_date: null, summary: null, self_pr: null, motivation: null },
  ...{ phone: null, address: null, avatar_url: null, educations: [], experiences: [], skills: [], licences: [] },
}

test('a paper names what it lacks', () => {
  expect(gapsOf('rirekisho', blank)).toEqual(['birth_date', 'address', 'phone', 'educations', 'photo'])
  const filled = { ...blank, birth_date: '1990-04-01', phone: '090-1234-5678', educations: [{}] }
  expect(gapsOf('rirekisho', filled)).toEqual(['address', 'photo'])
  expect([gapsOf('shokumukeirekisho', filled), gapsOf('shokumukeirekisho', { ...blank, experiences: [{}] })]).toEqual([
    ['experiences'],
    [],
  ])
})

test.each<[string, Partial<PaperSource>, boolean, boolean]>([
  ['nothing', {}, true, true],
  ['only a telephone number', { phone: '03-1234-5678', address: '東京都' }, true, true],
  ['a school', { educations: [{}] }, false, true],
  ['skills', { skills: ['簿記'] }, true, false],
  ['a job', { experiences: [{}] }, false, false],
])('with %s a paper is blank or not', (_, stated, rirekisho, career) => {
  const source = { ...blank, ...stated }
  expect([isBlankPaper('rirekisho', source), isBlankPaper('shokumukeirekisho', source)]).toEqual([rirekisho, career])
})
