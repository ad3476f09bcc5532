import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type MailName, mailTable, ruleOf } from '#rules/people/mails.ts'
import { mailFor } from './mail-context.ts'

const publicUrl = 'https://shigotocho.example'

/** A mail in which everything is text of somebody else. */
const mark = 'よその人の言葉'
const marked = {
  ...{ to: { name: mark, address: 'hanako@example.com' }, subject: mark, text: mark, html: mark, replyTo: mark },
  ...{ calendar: { method: 'REQUEST' as const, content: mark }, unsubscribe: mark },
}
const names = Object.keys(mailTable) as MailName[]
const written = (name: MailName, isConfirmed: boolean) =>
  JSON.stringify(mailFor(name, marked, { isConfirmed, publicUrl }))

test.each(names)('%s reaches an unconfirmed mailbox without texts of others, or not at all', (name) => {
  const { class: of, to } = ruleOf(name)
  expect(written(name, true)).toContain(mark)
  if (of === 'proof' || to) return expect(written(name, false)).toContain(mark)
  if (of === 'other') return expect(written(name, false)).toBe('null')
  expect(written(name, false)).not.toContain(mark)
  expect(mailFor(name, marked, { isConfirmed: false, publicUrl })).toMatchObject({
    ...{ to: 'hanako@example.com', subject: expect.stringMatching(/｜しごと帖$/) },
    text: expect.stringMatching(/^ご利用者 様\n\n[^\n]+。\n\n詳しくは、しごと帖にログインしてご確認ください。/),
  })
})

test('a proof holds no text of others', () => {
  const proofs = names.filter((name) => ruleOf(name).class === 'proof')
  expect(proofs.flatMap((name) => ruleOf(name).holds)).toEqual(['operator'])
})

test('the documentation lists every mail with its class', () => {
  const docs = readFileSync('docs/product/notifications.md', 'utf8')
  const listed = Object.fromEntries(
    docs.split('\n').flatMap((line) => {
      const [, mails = '', of = ''] = /^\| (`[^|]+) \| (proof|own|other) \|/.exec(line) ?? []
      return [...mails.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, of])
    }),
  )
  expect(listed).toEqual(Object.fromEntries(names.map((name) => [name, ruleOf(name).class])))
})
