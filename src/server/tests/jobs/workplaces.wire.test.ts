import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'

const hakata = '009033'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))

type Read = { prefecture: string; municipality: string; stations: { name: string; minutes: number }[] }

const job = { title: '店舗スタッフ', company: '青葉商店', location: '福岡県', description: 'レジと品出し' }
const post = (terms: Terms, more: object = {}) =>
  app.call('postJob', { body: { ...job, ...more, terms } as typeof job }, owner)
const posted = async (terms: Terms, more?: object) => (await post(terms, more)).body.data.job
const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code)

test('stated places are kept as sent, and read with their names', async () => {
  const stations = [{ id: hakata, line: null, minutes: 6, by: 'walk' as const }]
  const workplaces = [{ prefecture: 'osaka' as const, address: '大阪市北区梅田1-1-1', stations: [] }]
  const { id, terms } = await posted({ workplace: { municipality: '40132', stations }, workplaces })
  expect(terms).toMatchObject({ workplace: { municipality: '40132', stations }, workplaces })
  // Lists and tables show the station by its name.
  expect(terms?.workplace).toMatchObject({ station: '博多駅', station_minutes: 6 })
  const read = (await app.call('readJob', { params: { id } }, owner)).body.data.job
  expect(read.workplaces).toEqual([
    {
      ...{ prefecture: 'fukuoka', municipality: '40132', municipality_name: '福岡市博多区' },
      stations: [{ id: hakata, name: '博多', line: null, line_name: null, minutes: 6, by: 'walk' }],
    },
    { prefecture: 'osaka', municipality: '27127', municipality_name: '大阪市北区', stations: [] },
  ])
})

test('unstated workplaces are read from address, location and station text', async () => {
  const read = async (workplace: Terms['workplace'], location: string) =>
    (await posted({ workplace }, { location })).workplaces.map(({ prefecture, municipality, stations }: Read) => [
      ...[prefecture, municipality, stations.map(({ name, minutes }) => `${name} ${minutes}`).join()],
    ])
  expect(await read({ station: '博多駅', station_minutes: 3 }, '福岡市')).toEqual([['fukuoka', '40130', '博多 3']])
  expect(await read({ address: '豊島区長崎1-2-3' }, '東京')).toEqual([['tokyo', '13116', '']])
  expect(await read({}, '府中市')).toEqual([])
  expect(await read({}, 'シンガポール')).toEqual([])
})

const at = (id: string) => [{ id, minutes: 5, by: 'walk' as const }]
test.each<[Terms, string]>([
  [{ workplace: { municipality: '99999' } }, 'terms.workplace.municipality'],
  [{ workplace: { municipality: '港区' } }, 'terms.workplace.municipality'],
  [{ workplace: { stations: [...at(hakata), ...at('999999')] } }, 'terms.workplace.stations[1].id'],
  [{ workplace: { stations: [1, 2, 3, 4].flatMap(() => at(hakata)) } }, 'terms.workplace.stations'],
  [{ workplaces: [{ stations: [{ ...at(hakata)[0]!, line: 'l000000' }] }] }, 'terms.workplaces[0].stations[0].line'],
  [{ workplaces: Array.from({ length: 21 }, () => ({})) }, 'terms.workplaces'],
])('an unknown place of %j is 400 at its path, in an import too', async (terms, path) => {
  const { status, body } = await post(terms)
  expect({ status, path: body.errors[0].path }).toEqual({ status: 400, path })
  const imported = await app.call('importPostings', { body: { postings: [{ ...job, terms }] } }, owner)
  expect(imported.body.data.results[0]).toMatchObject({
    outcome: 'wrong',
    errors: [{ path: path.replace(/\[(\d)\]/g, '.$1') }],
  })
})

test('the minimum wage is that of the address where no prefecture is stated', async () => {
  const pay = { unit: 'hour', min: 1_200 } as const
  const check = async (workplace: Terms['workplace'], location: string) =>
    codes(
      (await app.call('checkJob', { body: { ...job, location, terms: { pay, workplace } } }, owner)).body.data.findings,
    )
  expect(await check({ address: '渋谷区神南1-2-3' }, '本社')).toContain('pay.below-minimum')
  expect(await check({ station: '博多駅' }, '駅前の店舗')).not.toContain('pay.below-minimum')
  expect(await check({ station: '高円寺駅' }, '駅前の店舗')).toContain('pay.below-minimum')
})
