import { expect, test } from 'vitest'
import { contactsIn } from './reader-questions.ts'

test.each([
  ['ご連絡は 090-0000-0000 へお願いします。', 'phone', '090-0000-0000'],
  ['０９０ー１２３４ー５６７８です', 'phone', '０９０ー１２３４ー５６７８'],
  ['電話は03(1234)5678', 'phone', '03(1234)5678'],
  ['09012345678に', 'phone', '09012345678'],
  ['+81 90 1234 5678', 'phone', '+81 90 1234 5678'],
  ['〇九〇一二三四五六七八', 'phone', '〇九〇一二三四五六七八'],
  ['taro.sato@example.com まで', 'email', 'taro.sato@example.com'],
  ['ｔａｒｏ＠example.co.jp', 'email', 'ｔａｒｏ＠example.co.jp'],
  ['https://example.com/a?b=1 を見てください', 'url', 'https://example.com/a?b=1'],
  ['詳しくは example.co.jp/me に', 'url', 'example.co.jp/me'],
  ['友だち追加は lin.ee/AbC12d から', 'url', 'lin.ee/AbC12d'],
])('%s has contact data', (text, kind, shown) => {
  expect(contactsIn(text)).toEqual([{ kind, text: shown }])
})

test.each([
  '夜勤は月に何回ですか。',
  '勤務は08:30〜17:30と09:00〜18:00のどちらですか。',
  '2026-12-01から働けますか。締切は2026年12月10日ですか。',
  '年収は4,000,000円から5,000,000円ですか。0.5日の休みはありますか。',
  'ASP.NETとNode.js、socket.ioを使いますか。',
  '郵便番号100-0001の近くですか。',
])('%s has none', (text) => {
  expect(contactsIn(text)).toEqual([])
})
