import { expect, test } from 'vitest'
import { workplaceAddress } from './workplace-address.ts'

const shinjuku = { prefecture: 'tokyo', municipality_name: '新宿区' } as const

test('a stated address in its parts, with the prefecture in its text or beside it', () => {
  const parts = { postalCode: '160-0023', region: '東京都', locality: '新宿区', street: '西新宿1-2-3 4階' }
  const of = (address: string) => workplaceAddress({ postal_code: '1600023', address }, shinjuku)
  expect(of('新宿区西新宿1-2-3 4階')).toEqual(parts)
  expect(of('東京都新宿区西新宿1-2-3 4階')).toEqual(parts)
  expect(of('西新宿1-2-3 4階')).toEqual(parts)
})

test('without an address there is none', () => {
  expect(workplaceAddress({ station: '新宿駅' }, shinjuku)).toBeNull()
})
