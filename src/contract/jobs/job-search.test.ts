import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type JobFilters, noFilters } from '#rules/jobs/job-filters.ts'
import { jobFilterQuery, searchOf } from './job-search.ts'

/** Values that no filter offers. */
const unknown = {
  area: ['99999'],
  station: ['999999'],
  line: ['l000000'],
  from: ['999999'],
  commute: ['25'],
  near: ['35.6812,139.767', '35.681', '95,139'],
  within: ['4'],
  walk: ['7'],
  prefecture: ['tokyo,atlantis'],
  occupation: ['nurse,wizard'],
  employment: ['x'],
  way: ['car-commute,flying'],
  band: ['noon'],
  daysMax: ['8'],
  hoursMax: ['1.5'],
  salaryMin: ['many'],
  salaryFloor: ['many'],
  newOnly: ['yes'],
  holidaysMin: ['367', '-1', '12.5', 'many'],
  overtimeMax: ['15', '-1', 'none'],
  remoteDays: ['6', '1.5', 'x'],
  transfer: ['possible', 'x'],
  payUnit: ['week', 'hour,week'],
  hourlyMin: ['-1', 'much'],
  trial: ['1'],
  verified: ['yes'],
  synonyms: ['2'],
}

test.each(Object.entries(unknown))('a search refuses an unknown value of %s by its parameter', (name, values) => {
  for (const value of values) {
    for (const endpoint of ['searchJobs', 'countJobs', 'readJobFacets'] as const) {
      const issues = endpoints[endpoint].query?.safeParse({ [name]: value }).error?.issues
      expect({ value, endpoint, path: issues?.[0]?.path[0] }).toEqual({ value, endpoint, path: name })
    }
  }
})

test.each<[Record<string, string>, Partial<JobFilters>]>([
  [{ prefecture: 'osaka,aomori,osaka', location: 'tokyo' }, { prefecture: ['osaka', 'aomori', 'tokyo'] }],
  [{ employment: 'parttime', workStyle: 'dispatch' }, { employment: ['parttime', 'dispatch'] }],
  [
    { way: 'car-commute,housing', band: 'morning' },
    { way: ['car-commute', 'housing'], band: ['morning'] },
  ],
  [
    { salaryMin: '３１０，０００', hourlyMin: '1,200' },
    { salaryMin: 310_000, hourlyMin: 1_200 },
  ],
  [
    { holidaysMin: '１１１', overtimeMax: '0', remoteDays: '2' },
    { holidaysMin: 111, overtimeMax: 0, remoteDays: 2 },
  ],
  [
    { newOnly: '1', remote: '1', verified: '1' },
    { newOnly: true, remote: true, verified: true },
  ],
  [{ newOnly: '0', remote: '', verified: '0', prefecture: '', station: '', transfer: '', walk: '' }, {}],
  [{ from: '003700' }, { commute: { from: '003700', minutes: 60 } }],
  [{ commute: '15', within: '1' }, {}],
  [{ near: '35.681,139.767' }, { near: { latitude: 35.681, longitude: 139.767, km: 5 } }],
])('the query %j means %j', (query, filters) => {
  expect(searchOf(jobFilterQuery.parse(query)).filters).toEqual({ ...noFilters, ...filters })
})
