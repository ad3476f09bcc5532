import { expect, test } from 'vitest'
import { addressOfPostalCode } from './postal-codes.ts'

test('a postal code has the prefecture, municipality and town that all its addresses share', () => {
  expect(addressOfPostalCode('2200011')).toEqual({
    ...{ prefecture: 'kanagawa', prefecture_name: '神奈川県' },
    ...{ municipality: '14103', city: '横浜市西区', town: '高島' },
  })
  expect(addressOfPostalCode('0600000')).toMatchObject({ municipality: '01101', town: '' })
  expect(addressOfPostalCode('4411324')).toMatchObject({ city: '新城市', town: '' })
  expect(addressOfPostalCode('1980000')).toMatchObject({ prefecture: 'tokyo', municipality: null, city: '', town: '' })
  for (const unknown of ['9999999', '4980000']) expect(addressOfPostalCode(unknown), unknown).toBeNull()
})
