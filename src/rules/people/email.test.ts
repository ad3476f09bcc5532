import { expect, test } from 'vitest'
import { comparableEmail, mailboxKey } from './email.ts'
import { isAtHost, isCompanyProven } from './mail-hosts.ts'

test.each([
  ['ｔａｎａｋａ＠例え．ＪＰ', 'tanaka@xn--r8jz45g.jp'],
  ['Tanaka@例え.jp', 'tanaka@xn--r8jz45g.jp'],
  ['tanaka@XN--R8JZ45G.jp', 'tanaka@xn--r8jz45g.jp'],
  ['tanaka@mail.日本語ドメイン.example', 'tanaka@mail.xn--eckwd4c7c5976acvb2w6i.example'],
  ['田中@example.com', '田中@example.com'],
  ['tanaka@例え.jp/x', 'tanaka@例え.jp/x'],
  ['not an email', 'not an email'],
])('%s is compared as %s', (email, key) => {
  expect(comparableEmail(email)).toBe(key)
})

test('mails are counted by mailbox, whatever its case, +tag and spelling of the domain', () => {
  const mailboxes = ['Tanaka+1@例え.jp', 'tanaka+a+b@xn--r8jz45g.jp', 'tanaka@例え.JP'].map(mailboxKey)
  expect(new Set(mailboxes)).toEqual(new Set(['tanaka@xn--r8jz45g.jp']))
  expect(mailboxKey('+1@example.com')).toBe('+1@example.com')
})

test.each([
  'gmail.com',
  'yahoo.co.jp',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'i.softbank.jp',
  'goo.ne.jp',
  'yandex.ru',
  'qq.com',
])('a mailbox at %s proves nothing', (host) => expect(isAtHost(`jinji@${host}`, host)).toBe(false))

const nothing = { website: null, address: null }
const mine = { email: 'jinji@aoba.example', email_verified: true }
const proof = { kind: 'domain', proves: 'aoba.example' } as const
test.each([
  ['a confirmed email at the website', mine, { ...nothing, website: 'https://www.aoba.example' }, [], true],
  ['a confirmed email elsewhere', mine, { ...nothing, website: 'https://midori.example' }, [], false],
  ['a confirmed email of an own domain, no website', mine, nothing, [], true],
  ['an unconfirmed email', { ...mine, email_verified: false }, nothing, [], false],
  ['a free mailbox', { ...mine, email: 'aoba@gmail.com' }, nothing, [], false],
  [
    'a code of the website',
    { ...mine, email: 'aoba@gmail.com' },
    { ...nothing, website: 'https://aoba.example' },
    [proof],
    true,
  ],
  [
    'a code of a former website',
    { ...mine, email_verified: false },
    { ...nothing, website: 'https://b.example' },
    [proof],
    false,
  ],
] as const)('%s names the company or does not', (_, account, profile, proofs, proven) => {
  expect(isCompanyProven(account, profile, proofs)).toBe(proven)
})
