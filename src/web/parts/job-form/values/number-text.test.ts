import { expect, test } from 'vitest'
import { tidyMinutes, tidyNumber, tidyPostalCode } from './number-text.ts'

test('figures, minutes and postal codes are parsed as typed, other text stays', () => {
  const read = (tidy: (typed: string) => string, typed: Record<string, string>) =>
    expect(Object.fromEntries(Object.keys(typed).map((text) => [text, tidy(text)]))).toEqual(typed)
  read(tidyNumber, {
    '１２０日': '120',
    ' 3か月 ': '3',
    '1,000': '1000',
    '７．５': '7.5',
    '': '',
    三か月: '三か月',
    '-3': '-3',
  })
  read(tidyMinutes, { '６０分': '60', '1時間': '60', '1時間30分': '90', '1:15': '75', '1.5時間': '90', 適宜: '適宜' })
  read(tidyPostalCode, { '〒１６０－００２３': '1600023', '160-0023': '1600023', '123': '123' })
})
