import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { type Mail, MailRefused, RecipientRefused } from './message.ts'
import { type MailTransport, smtpTransport } from './transports.ts'

const mail: Mail = {
  to: { name: '山田 花子', address: 'hanako@example.jp' },
  subject: '【しごと帖】選考状況のお知らせ：経理スタッフ（東京都千代田区・正社員・未経験歓迎）を募集しています',
  text: '山田 花子 様\n\n本文です。①髙﨑𠮷野家 🗻',
  html: '<p>山田 花子 様</p><p>本文です。①髙﨑𠮷野家 🗻</p>',
}
const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

type Received = { raw: Buffer; email: Email; recipients: string[] }

/** A real SMTP server on a free port, and our transport to it. */
async function post(options: SMTPServerOptions = {}): Promise<{ transport: MailTransport; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const raw = Buffer.concat(await stream.toArray())
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      received.push({ raw, email: await PostalMime.parse(raw), recipients })
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  const user = options.onAuth ? 'user:wrong@' : ''
  const from = 'しごと帖 <noreply@shigotocho.example>'
  const transport = smtpTransport({ url: `smtp://${user}127.0.0.1:${port}`, from })
  closing.push(
    () => new Promise((done) => server.close(() => done())),
    () => transport.close(),
  )
  return { transport, received }
}
/** A failure after which the mail may be tried again. */
async function expectPassing(transport: MailTransport): Promise<void> {
  const error = await transport.deliver(mail).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(MailRefused)
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

test('a Japanese mail arrives unchanged', async () => {
  const { transport, received } = await post()
  await transport.deliver({
    ...mail,
    messageId: 'job-1.mail@shigotocho.example',
    inReplyTo: 'job-0@shigotocho.example',
    replyTo: 'taro@example.jp',
  })
  const [{ raw, email, recipients } = { raw: Buffer.alloc(0), email: {} as Email, recipients: [] }] = received
  expect(recipients).toEqual(['hanako@example.jp'])
  expect(email.from).toMatchObject({ name: 'しごと帖', address: 'noreply@shigotocho.example' })
  expect(email.to).toMatchObject([{ name: '山田 花子', address: 'hanako@example.jp' }])
  expect(email.replyTo).toMatchObject([{ address: 'taro@example.jp' }])
  expect(email.subject).toBe(mail.subject)
  expect(email.text?.trim()).toBe(mail.text)
  expect(email.html?.trim()).toBe(mail.html)
  expect(email.messageId).toBe('<job-1.mail@shigotocho.example>')
  expect([email.inReplyTo, email.references]).toEqual(['<job-0@shigotocho.example>', '<job-0@shigotocho.example>'])
  expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  // RFC 5322 2.1.1: lines of at most 998 bytes, all of them ASCII because the server offers no 8BITMIME guarantee.
  for (const line of raw.toString('latin1').split('\r\n')) expect(line).toMatch(/^[\x20-\x7e\t]{0,998}$/)
})

test.each(['\r\n', '\n', '\r', '\u2028', '\u0000'])(
  'a line break %j in a name or subject starts no header',
  async (mark) => {
    const { transport, received } = await post()
    const evil = `花子${mark}Bcc: spy@example.com${mark}${mark}<b>body</b>`
    await transport.deliver({ ...mail, to: { name: evil, address: 'hanako@example.jp' }, subject: evil })
    expect(received[0]?.recipients).toEqual(['hanako@example.jp'])
    expect(received[0]?.email.bcc ?? []).toEqual([])
    expect(received[0]?.email.subject).toContain('花子 Bcc: spy@example.com')
    expect(received[0]?.email.text?.trim()).toBe(mail.text)
  },
)

test.each([
  ['=?utf-8?Q?=0D=0ABcc:_spy@example.com?=', '= ?utf-8?Q?=0D=0ABcc:_spy@example.com?='],
  ['"Hanako, Y." <spy@example.com>', '"Hanako, Y." <spy@example.com>'],
])('header injection in a name or subject stays text: %s', async (evil, shown) => {
  const { transport, received } = await post()
  await transport.deliver({ ...mail, to: { name: evil, address: 'hanako@example.jp' }, subject: evil })
  const { email, recipients } = received[0] ?? {}
  expect([recipients, email?.subject]).toEqual([['hanako@example.jp'], shown])
  expect(email?.to).toEqual([{ name: shown, address: 'hanako@example.jp' }])
})

test.each([
  'a@example.jp, spy@example.com',
  'a@example.jp; spy@example.com',
  'a@example.jp>\r\nRCPT TO:<spy@example.com',
  'a@example.jp\nBcc: spy@example.com',
  'group: a@example.jp, b@example.jp;',
  'nobody',
  '',
])('%j is not one address, and nothing is sent', async (address) => {
  const { transport, received } = await post()
  await expect(transport.deliver({ ...mail, to: address })).rejects.toThrow(MailRefused)
  await expect(transport.deliver({ ...mail, to: { name: '花子', address } })).rejects.toThrow(MailRefused)
  expect(received).toEqual([])
})

test('a message id cannot carry a header either', async () => {
  const { transport } = await post()
  await expect(transport.deliver({ ...mail, messageId: 'a@b>\r\nBcc: spy@example.com' })).rejects.toThrow(TypeError)
})

test('a temporary failure may be tried again, and then succeeds', async () => {
  let tries = 0
  const { transport, received } = await post({
    onRcptTo: (_address, _session, done) => (++tries === 1 ? done(refusal(451, '4.3.0 try later')) : done()),
  })
  await expectPassing(transport)
  await transport.deliver(mail)
  expect(received).toHaveLength(1)
})

test('an unknown recipient is refused for good, and the connection serves the next mail', async () => {
  const { transport, received } = await post({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? refusal(550, '5.1.1 no such user') : null),
  })
  await expect(transport.deliver({ ...mail, to: 'gone@example.jp' })).rejects.toThrow(RecipientRefused)
  await transport.deliver(mail)
  expect(received).toHaveLength(1)
})

test('a refused content is refused for good, and says nothing of the recipient', async () => {
  let reason = '5.6.0 not wanted'
  const { transport } = await post({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(refusal(554, reason)))
    },
  })
  const error = await transport.deliver(mail).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MailRefused)
  expect(error).not.toBeInstanceOf(RecipientRefused)
  reason = '5.1.1 no such user'
  await expect(transport.deliver(mail)).rejects.toThrow(RecipientRefused)
})

test.each([
  ['wrong credentials', { authOptional: false, onAuth: (_a, _s, done) => done(refusal(535, '5.7.8 no')) }],
  ['a refused sender', { onMailFrom: (_a, _s, done) => done(refusal(550, '5.1.8 bad sender')) }],
  ['a closed relay', { onRcptTo: (_a, _s, done) => done(refusal(550, '5.7.1 relaying denied')) }],
] satisfies [string, SMTPServerOptions][])('%s lose no mail: it may be tried again', async (_, options) => {
  const { transport } = await post(options)
  await expectPassing(transport)
})

test('a server that is not there is a failure that may pass', async () => {
  const transport = smtpTransport({ url: 'smtp://127.0.0.1:9', from: 'noreply@shigotocho.example' })
  closing.push(() => transport.close())
  await expectPassing(transport)
})
