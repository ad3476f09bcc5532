import { expect, test } from 'vitest'
import { emailChanged, resetPassword, verifyEmail } from './account.ts'
import { applicationReceived, applicationSent, externalApplicant, statusChanged } from './applications.ts'
import { contactAnswered, contactReceived } from './contact.ts'
import { employerUnverified, employerVerified } from './employers.ts'
import { letter, signed, unverifiedName } from './frame.ts'
import { jobApproved, jobRejected } from './jobs.ts'
import { securityNotice } from './security.ts'
import { teamInvitation } from './teams.ts'

const link = 'https://shigotocho.example/reset-password?token=abc&next=%2F'
const evil = `<script>alert("1")</script>'&\r\nBcc: spy@example.com\u2028x\u202e\u2066\u200f`

const everyMail = (value: string) => {
  const status = (to: 'reviewed' | 'accepted' | 'rejected') =>
    statusChanged({ name: value, jobTitle: value, company: value, status: to, link })
  return {
    verifyEmail: verifyEmail({ name: value, link }),
    resetPassword: resetPassword({ name: value, link }),
    emailChanged: emailChanged({ name: value, changedAt: new Date(), link }),
    securityNotice: securityNotice({
      ...{
        kind: 'new-sign-in',
        name: value,
        role: 'employer',
        noticedAt: new Date(),
        device: value,
        network: value,
        link,
      },
    }),
    applicationReceived: applicationReceived({ employerName: value, jobTitle: value, applicantName: value, link }),
    applicationSent: applicationSent({ name: value, jobTitle: value, company: value, papers: [value], link }),
    reviewed: status('reviewed'),
    accepted: status('accepted'),
    rejected: status('rejected'),
    jobApproved: jobApproved({ name: value, jobTitle: value, isRevision: false, link }),
    jobRejected: jobRejected({ name: value, jobTitle: value, isRevision: false, reason: value, link }),
    employerVerified: employerVerified({ name: value, link }),
    employerUnverified: employerUnverified({ name: value, link }),
    contactReceived: contactReceived({ name: value, email: value, subject: value, message: value }),
    contactAnswered: contactAnswered({ id: value, name: value, subject: value, message: value, body: value }),
  }
}

test.each(Object.entries(everyMail(evil)))('%s carries no markup and no second line in its subject', (_, mail) => {
  expect(mail.html).not.toMatch(/<script|alert\("|'&\s/)
  expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
  expect(mail.text.split('\n')[0]).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u)
  expect(mail.subject.length).toBeLessThan(120)
  expect(mail.html.match(/<title>(.*)<\/title>/)?.[1]).toBeTruthy()
})

test.each(Object.entries(everyMail('山田花子')))('%s says the same in both parts and why it came', (name, mail) => {
  if (!name.startsWith('contact')) {
    expect(mail.text).toContain(`\n${link}\n`)
    expect(mail.html).toContain(`href="${link.replace('&', '&#38;')}"`)
  }
  if (name !== 'contactReceived') expect(mail.text.startsWith('山田花子 様\n')).toBe(true)
  const spoken = mail.html
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<br>|<\/(p|dt|dd|div|title)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('次のボタン', '次のリンク')
  for (const line of mail.text.split('\n')) {
    const part = line.replace(/^─+$/, '').trim()
    for (const words of part.split('：')) expect(spoken).toContain(words)
  }
  expect(mail.text).toMatch(/お送りしています。/)
  expect(mail.html).not.toMatch(/<img|<table|url\(/)
})

test('a rejection is worded gently, and not in the subject', () => {
  const facts = { name: '佐藤太郎', jobTitle: '経理', company: '株式会社あおば', link } as const
  const rejected = statusChanged({ ...facts, status: 'rejected' })
  expect(rejected.subject).toBe(statusChanged({ ...facts, status: 'accepted' }).subject)
  expect(rejected.text).toContain('株式会社あおばの求人「経理」')
  expect(rejected.text).toContain('ありがとうございました')
  expect(rejected.text).not.toContain('不採用')
})

test.each([
  'http://spam.example 今すぐ',
  'www.spam.example',
  'spam.example.com',
  'ｓｐａｍ．ｃｏｍ',
  '至急０９０ー１２３４ー５６７８へ',
  ' \n ',
])('the name %j is not repeated to an address that its owner may not own', (name) => {
  const { text, html } = verifyEmail({ name, link })
  expect(text.startsWith('ご利用者 様')).toBe(true)
  expect(text + html).not.toMatch(/spam|ｓｐａｍ|１２３４/)
})

test.each([
  ['三菱一番商会', '三菱一番商会'],
  ['居酒屋ますだ', '居酒屋ますだ'],
  ['北風」から「確認済み', '北風から確認済み'],
  ['北風　０９０の１２３４の５６７８', '北風 のの'],
  ['〇九〇一二三四五六七八', ''],
  ['٠٩٠١٢٣٤٥٦٧٨', ''],
  ['北風⓿❾⓿❶❷❸❹❺❻❼❽', '北風'],
  ['北風 https://例え.テスト/', '北風 '],
  ['北風bit.ly/3abc', '北風'],
  ['今すぐ登録してください', ''],
  ['無料ですよ', ''],
  ['Yahoo!ジャパン', 'Yahoo'],
])('a stranger reads of the unverified name %j only %j', (name, shown) => {
  expect(unverifiedName(name)).toBe(shown)
})

test('an unverified employer and its member do not make a telephone number together', () => {
  const facts = { isVerified: false, role: 'viewer', expiresAt: new Date(), link } as const
  const text = (inviterName: string) => teamInvitation({ ...facts, employerName: '北風 03-1234', inviterName }).text
  expect(text('5678 太郎')).not.toContain('5678')
  expect(text('56太郎')).toContain('「北風 03-1234」（未確認）の56太郎さんから')
})

test('the mail to an external applicant shows no number, sentence or address of an unverified employer', () => {
  const facts = { held: ['氏名'], link, name: '当選しました', company: '今すぐ 03-1234', jobTitle: '5678 事務' }
  const { text } = externalApplicant({ ...facts, isVerified: false })
  expect(text).toMatch(/^ご利用者 様\n\n「今すぐ 03-1234」（未確認）が、ご応募の情報を/)
  expect(text).not.toContain('5678')
  const named = { ...facts, name: '山田 花', company: '北風商店', jobTitle: '事務' }
  expect(externalApplicant({ ...named, isVerified: false }).text).toContain(
    'ご利用者 様\n\n「北風商店」（未確認）が、ご応募の情報を',
  )
  expect(externalApplicant({ ...named, isVerified: true }).text).toMatch(
    /^山田 花 様\n\n北風商店が、求人「事務」へのご応募/,
  )
})

test.each(['https://spam.example/x', 'www.spam.example 花子', 'spam.example'])(
  'the applicant %j is named without a link',
  (applicantName) => {
    const { text, html } = applicationReceived({ employerName: 'あおば', jobTitle: '経理', applicantName, link })
    const sender = contactReceived({ name: applicantName, email: 'a@b.example', subject: '件名', message: '本文' })
    for (const part of [text, html, sender.text, sender.html]) {
      expect(part).toContain('spam[.]example')
      expect(part).not.toMatch(/spam\.example|www\.|https:\/\/spam/)
    }
  },
)

test('a mail that can be turned off links to the settings', () => {
  const settings = 'https://shigotocho.example/settings?tab=notifications'
  const { text, html } = applicationSent({
    ...{ name: '花子', jobTitle: '経理', company: '株式会社あおば', papers: ['履歴書.pdf'], link },
    settings,
  })
  expect(text).toContain(`通知メールの設定を変更する：\n${settings}\n`)
  expect(html).toContain(`href="${settings}"`)
  expect(text).toContain('添付した書類：履歴書.pdf')
  const reset = resetPassword({ name: '花子', link }).text
  expect(reset).not.toContain('/settings')
  expect(reset).toContain('1時間')
})

test('a mail ends with its operator and how to reach it, in both parts', () => {
  const mail = signed(resetPassword({ name: '花子', link }), { name: '株式会社しごと帖', email: 'desk@example.com' })
  expect(mail.text.trimEnd().split('\n').at(-1)).toBe('運営者：株式会社しごと帖　お問い合わせ：desk@example.com')
  expect(mail.html).toContain('<br>運営者：株式会社しごと帖　お問い合わせ：desk@example.com</p>')
  const unnamed = signed(resetPassword({ name: '花子', link }), { name: '', email: 'desk@example.com' })
  expect(unnamed.text).toContain('\nお問い合わせ：desk@example.com\n')
})

test('lines of a reason stay lines, set apart from our own words', () => {
  const reason = '給与がありません。\n\n場所がありません。'
  const { text, html } = jobRejected({ name: '花子', jobTitle: '経理', isRevision: false, reason, link })
  expect(text).toContain('  給与がありません。\n\n  場所がありません。')
  expect(html).toContain('給与がありません。<br><br>場所がありません。')
})

test('a long title is cut between characters', () => {
  const { subject } = jobApproved({ name: '花子', jobTitle: '𠮷'.repeat(200), isRevision: false, link })
  expect(subject).toContain(`${'𠮷'.repeat(59)}…`)
})

test('a mail shows its first sentence beside the subject, and one button', () => {
  const parts = ['新しい求人が3件あります。', { button: '東京', link }, { button: '大阪', link }]
  const { html } = letter({ subject: 'x', to: '花子', parts, why: 'x' })
  expect(html).toMatch(/<body[^>]*>\n<div style="display:none[^>]*>新しい求人が3件あります。<\/div>/)
  expect(html.match(/class="button"/g)).toHaveLength(1)
  expect(html).toMatch(/>大阪<\/a>/)
})

test('only web addresses are linked', () => {
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '/relative', 'ftp://x.example/']) {
    expect(() => letter({ subject: 'x', parts: [{ button: 'x', link: bad }], why: 'x' })).toThrow()
  }
})

test('the notice of a new sign-in speaks to a seeker of what a seeker has', () => {
  const told = { kind: 'new-sign-in', name: '花子', noticedAt: new Date(), device: null, network: null, link } as const
  expect(securityNotice({ ...told, role: 'user' }).text).not.toMatch(/APIキー|Webhook|採用チーム/)
  expect(securityNotice({ ...told, role: 'employer' }).text).toContain('APIキー、Webhook、採用チームへの招待')
})

test('the receipt of an application says what comes next', () => {
  const { text } = applicationSent({ name: '花子', jobTitle: '経理', company: '青葉', papers: [], link })
  expect(text).toContain('応募内容を確認すると、メールでお知らせします')
})
