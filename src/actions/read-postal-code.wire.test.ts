import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'

const app = fixture(openTestApp)

test('everybody reads the address of a postal code, in any writing, and a cache may keep it for a day', async () => {
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
