import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['高橋 さくら', '高橋'],
  ['佐々木　花', '佐々'],
  ['林 美咲', '林'],
  ['山田花子', '山田'],
  ['mary jane watson', 'MJ'],
  ['Ｋｅｎ', 'K'],
  ['', ''],
])('%s is drawn as %s', (name, drawn) => expect(initials(name)).toBe(drawn))
