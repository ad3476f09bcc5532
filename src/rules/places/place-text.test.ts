import fc from 'fast-check'
import { expect, test } from 'vitest'
import { municipalities } from './municipalities.ts'
import { placeText } from './place-text.ts'
import { stations } from './railways.ts'

test('one place has one spelling', () => {
  expect(placeText('茅ケ崎')).toBe(placeText('茅ヶ崎'))
  expect(placeText('霞が関')).toBe(placeText('霞ケ関'))
  expect(placeText('丸ノ内')).toBe(placeText('丸の内'))
  expect(placeText('四ッ谷')).toBe(placeText('四ツ谷'))
  expect(placeText('御茶ノ水')).toBe(placeText('お茶の水'))
  expect(placeText('ﾋｶﾘｹ丘')).toBe(placeText('ヒカリケ丘'))
  expect(placeText('髙﨑')).toBe('高崎')
})

test('folding twice changes nothing', () => {
  const names = [...stations, ...municipalities].map(({ name }) => name)
  const piece = fc.constantFrom(...names.slice(0, 2_000), 'ケ', 'ヶ', 'が', 'ノ', 'ツ', '御茶', '\ufe00', '﨑', ' ')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const once = placeText(pieces.join(''))
      expect(placeText(once)).toBe(once)
    }),
  )
})
