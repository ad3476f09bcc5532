import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { readPosting } from './imported-posting.ts'

const posting = { title: '営業', company: '商店', location: '東京都港区', description: '提案です。' }
const hakata = { id: '009033', minutes: 5, by: 'walk' }
const letters = (count: number) => 'あ'.repeat(count)
const texts = (count: number, each = 'a') => Array(count).fill(each)
const question = { text: '経験', kind: 'text' }

const faultsOf = (change: object) =>
  endpoints.postJob.body
    .safeParse({ ...posting, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test.each<[object, string]>([
  ...['title', 'company', 'location', 'description'].flatMap((field) =>
    [undefined, '', '   ', null].map((value): [object, string] => [{ [field]: value }, `${field}: ${field}-required`]),
  ),
  ...['title', 'company', 'location'].map((field): [object, string] => [
    ...([{ [field]: letters(201) }, `${field}: too-long 200`] as const),
  ]),
  [{ description: letters(20_001) }, 'description: too-long 20000'],
  [{ requirements: texts(51) }, 'requirements: too-many 50'],
  [{ benefits: [letters(501)] }, 'benefits.0: too-long 500'],
  [{ job_type: 'x' }, 'job_type: choice-unknown'],
  [{ work_style: 'x' }, 'work_style: choice-unknown'],
  [{ experience_level: '' }, 'experience_level: choice-unknown'],
  [{ category: 'x' }, 'category: choice-unknown'],
  [{ salary_min: 300_000, salary_max: 200_000 }, 'salary_min: salary-order'],
  [{ occupations: ['nurse', 'wizard'] }, 'occupations.1: choice-unknown'],
  [{ occupations: ['medical'] }, 'occupations.0: choice-unknown'],
  [{ occupations: ['nurse', 'cook', 'cafe', 'farm'] }, 'occupations: too-many 3'],
  [{ occupations: 'x' }, 'occupations: wrong-shape'],
  [{ questions: Array(11).fill(question) }, 'questions: too-many 10'],
  [{ questions: Array(2).fill({ ...question, id: 'a' }) }, 'questions.1.id: choice-unknown'],
  [{ questions: [{ text: '配属先', kind: 'choice' }] }, 'questions.0.options: required'],
  [{ terms: { selection: { asks: ['passport'] } } }, 'terms.selection.asks.0: choice-unknown'],
  [{ terms: { workplace: { municipality: '99999' } } }, 'terms.workplace.municipality: choice-unknown'],
  [
    { terms: { workplace: { stations: [hakata, { ...hakata, id: '999999' }] } } },
    'terms.workplace.stations.1.id: choice-unknown',
  ],
  [{ terms: { workplace: { stations: Array(4).fill(hakata) } } }, 'terms.workplace.stations: too-many 3'],
  [
    { terms: { workplaces: [{ stations: [{ ...hakata, line: 'l000000' }] }] } },
    'terms.workplaces.0.stations.0.line: choice-unknown',
  ],
  [{ terms: { workplaces: Array(21).fill({}) } }, 'terms.workplaces: too-many 20'],
])('a posting with %j is refused, also in an import', (change, fault) => {
  expect(faultsOf(change)).toEqual([fault])
  expect(readPosting({ ...posting, ...change })).toMatchObject({ errors: [{ path: fault.split(': ')[0] }] })
})

test('a form takes dates and names of places in one way only', () => {
  for (const deadline of ['2027-02-29', '2027/01/01', '明日', '2027-1-1'])
    expect(faultsOf({ deadline })).toEqual(['deadline: date-invalid'])
  expect(faultsOf({ publish_at: '来週' })).toEqual(['publish_at: date-invalid'])
  expect(faultsOf({ terms: { workplace: { municipality: '港区' } } })).toEqual([
    'terms.workplace.municipality: choice-unknown',
  ])
})

test.each([
  { title: letters(200), company: letters(200), location: letters(200), description: letters(20_000) },
  { requirements: [...texts(50, letters(500)), ' ', ''] },
  { salary_min: 300_000, salary_max: 300_000 },
  { salary_min: 300_000, salary_max: 0 },
])('a posting at its limits is accepted: %#', (change) => expect(faultsOf(change)).toBeUndefined())

const read = (change: object) => {
  const result = readPosting({ ...posting, ...change })
  return 'posting' in result ? result.posting : result.errors
}

test('an import reads amounts, dates, times, postal codes and places as people write them', () => {
  const pay = {
    ...{ unit: 'month', min: '25万5千円', max: '３００千円', base: '月給20万円' },
    allowances: [{ name: '住宅手当', yen: '1万5000' }],
    fixed_overtime: { yen: '3万円', hours: 20 },
  }
  const hours = { spans: [{ start: '9時00分', end: '18:00' }], break_minutes: '1時間' }
  const workplace = {
    ...{ postal_code: '〒105-0001', municipality: '港区' },
    stations: [{ id: '虎ノ門', minutes: 5, by: 'walk' }],
  }
  expect(read({ deadline: '令和80年12月25日', terms: { pay, hours, workplace } })).toMatchObject({
    deadline: '2098-12-25',
    terms: {
      pay: {
        ...{ min: 255_000, max: 300_000, base: 200_000 },
        ...{ allowances: [{ yen: 15_000 }], fixed_overtime: { yen: 30_000 } },
      },
      hours: { spans: [{ start: '09:00', end: '18:00' }], break_minutes: 60 },
      workplace: {
        postal_code: '1050001',
        municipality: '13103',
        stations: [{ id: expect.stringMatching(/^\d{6}$/) }],
      },
    },
  })
})

test.each<[object, string]>([
  [{ salary_min: '時給1,200円' }, 'salary_min'],
  [{ salary_max: '年収480万円' }, 'salary_max'],
  [{ terms: { pay: { min: '応相談' } } }, 'terms.pay.min'],
  [{ terms: { workplace: { stations: [{ id: 'ない駅', by: 'walk' }] } } }, 'terms.workplace.stations.0.id'],
])('an import refuses %j', (change, path) => expect(read(change)).toMatchObject([{ path }]))
