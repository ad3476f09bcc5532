import { expect, test } from 'vitest'
import { workplaceAddress } from './workplace-address.ts'

test('a stated address in its parts, with the prefecture in its text or beside it', () => {
  const parts = { postalCode: '160-0023', region: '東京都', locality: '新宿区', street: '西新宿1-2-3 4階' }
  const of = (address: string) =>
    workplaceAddress({ postal_code: '1600023', prefecture: 'tokyo', address }, '東京都新宿区')
  expect(of('新宿区西新宿1-2-3 4階')).toEqual(parts)
  expect(of('東京都新宿区西新宿1-2-3 4階')).toEqual(parts)
})

test('without a prefecture the location tells it, and without an address there is none', () => {
  expect(workplaceAddress({ address: '西新宿1-2-3' }, '東京都新宿区')).toEqual({
    postalCode: null,
    region: '東京都',
    locality: '新宿区',
    street: '西新宿1-2-3',
  })
  expect(workplaceAddress({ station: '新宿駅' }, '東京都新宿区')).toBeNull()
})
