import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, inject } from 'vitest'
import { call, type Person } from './people.ts'

/** The link to this page in the newest mail to an address. */
export async function mailedLink(to: string, page: string): Promise<string | null> {
  const folder = inject('mailFolder')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.sort().reverse()) {
    const { to: recipients, text = '' } = await PostalMime.parse(await readFile(join(folder, name)))
    const link = new RegExp(`https?://\\S+${page}\\?token=\\S+`).exec(text)?.[0]
    if (link && recipients?.some(({ address }) => address === to)) return link
  }
  return null
}

/** The newest code that was mailed to an address, also in the folder of another product. */
export async function mailedCode(to: string, folder = inject('mailFolder')): Promise<string | null> {
  for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
    const { to: recipients, subject = '' } = await PostalMime.parse(await readFile(join(folder, name)))
    if (recipients?.some(({ address }) => address === to)) return /\d{6}$/.exec(subject)?.[0] ?? null
  }
  return null
}

/** Confirms an email with the link that was mailed at sign-up, before the person arrives with a browser. */
export async function confirmEmail(person: Person): Promise<void> {
  const { email } = person
  await expect.poll(() => mailedLink(email, '/verify-email'), { timeout: 20_000 }).not.toBe(null)
  const token = new URL((await mailedLink(email, '/verify-email')) ?? '').searchParams.get('token')
  await call('POST /api/auth/verify-email', { body: { token } })
  person.user = (await call<{ user: Person['user'] }>('GET /api/auth/me', { by: person })).user
}
