import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'

const hakata = '009033'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))

const fields = { title: '店舗スタッフ', company: '青葉商店', location: '福岡県', description: 'レジと品出し' }

test('stated places are kept as sent, and read with their names', async () => {
  const stations = [{ id: hakata, line: null, minutes: 6, by: 'walk' as const }]
  const workplaces = [{ prefecture: 'osaka' as const, address: '大阪市北区梅田1-1-1', stations: [] }]
  const body = { ...fields, terms: { workplace: { municipality: '40132', stations }, workplaces } }
  const { id, terms } = (await app.call('postJob', { body }, owner)).body.data.job
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

test('the minimum wage is that of the address where no prefecture is stated', async () => {
  const check = async (workplace: Terms['workplace'], location: string) => {
    const body = { ...fields, location, terms: { pay: { unit: 'hour' as const, min: 1_200 }, workplace } }
    const { findings } = (await app.call('checkJob', { body }, owner)).body.data
    return findings.map(({ code }: { code: string }) => code)
  }
  expect(await check({ address: '渋谷区神南1-2-3' }, '本社')).toContain('pay.below-minimum')
  expect(await check({ station: '博多駅' }, '駅前の店舗')).not.toContain('pay.below-minimum')
  expect(await check({ station: '高円寺駅' }, '駅前の店舗')).toContain('pay.below-minimum')
})

test('anybody reads the address of a postal code, which may be cached for a day', async () => {
  const get = (code: string, headers = {}) =>
    app.inject({ method: 'GET', url: `/api/postal-codes/${encodeURIComponent(code)}`, headers })
  const address = {
    prefecture: 'tokyo',
    prefecture_name: '東京都',
    municipality: '13103',
    city: '港区',
    town: '虎ノ門',
  }
  for (const code of ['1050001', '105-0001', '〒１０５－０００１']) expect((await get(code)).body.data).toEqual(address)
  const { headers } = await get('1050001')
  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect((await get('1050001', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  for (const unknown of ['9999999', '105', 'abc']) {
    const answer = await get(unknown)
    expect(answer.status).toBe(404)
    expect(answer.body.message).toBe('この郵便番号の住所は見つかりませんでした。')
  }
})
