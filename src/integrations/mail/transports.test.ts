import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mail, MailRefused } from './message.ts'
import { fileTransport, heldTransport, MailHeld, smtpTransport } from './transports.ts'

const from = 'しごと帖 <noreply@localhost>'
const mail: Mail = { to: 'hanako@example.jp', subject: '件名', text: '本文', html: '<p>本文</p>' }
let base: string

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'mail-test-'))
})
afterAll(() => rm(base, { recursive: true }))

test('mails are written as whole files whose names sort by time', async () => {
  const dir = join(base, 'data', 'mail')
  const transport = fileTransport({ dir, from })
  for (const subject of ['一', '二', '三']) {
    await transport.deliver({ ...mail, subject })
    await new Promise((later) => setTimeout(later, 2))
  }
  await Promise.all(Array.from({ length: 10 }, () => transport.deliver({ ...mail, subject: '同時' })))
  const names = (await readdir(dir)).sort()
  expect(names).toHaveLength(13)
  expect(names.every((name) => /^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml$/.test(name))).toBe(true)
  const subjects = []
  for (const name of names.slice(0, 4)) {
    const email = await PostalMime.parse(await readFile(join(dir, name)))
    expect(email).toMatchObject({ from: { name: 'しごと帖' }, to: [{ address: 'hanako@example.jp' }] })
    expect(email.text?.trim()).toBe('本文')
    subjects.push(email.subject)
  }
  expect(subjects).toEqual(['一', '二', '三', '同時'])
})

test('a mail that cannot be written leaves nothing half-written', async () => {
  const dir = join(base, 'broken')
  const transport = fileTransport({ dir, from })
  await expect(transport.deliver({ ...mail, to: 'a@example.jp, b@example.jp' })).rejects.toThrow(MailRefused)
  await transport.deliver(mail)
  expect((await readdir(dir)).length).toBe(1)
})

test('without a mail server nothing is delivered, and the mail is not lost', async () => {
  const transport = heldTransport()
  expect(transport.held).toBe(true)
  await expect(transport.deliver(mail)).rejects.toThrow(MailHeld)
  await transport.close()
})

test('a sender without a valid address is noticed at start', () => {
  expect(() => smtpTransport({ url: 'smtp://127.0.0.1', from: 'しごと帖' })).toThrow('MAIL_FROM')
})
