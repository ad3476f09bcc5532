import { comparableEmail } from './email.ts'

export type PersonWithPassword = { name: string; email: string }

const folded = (text: string) => comparableEmail(text).replace(/\s+/g, '')

/** Whether a password is the account's own email or name in any spelling. */
export function isOwnData(password: string, { name, email }: PersonWithPassword): boolean {
  return [name, email].some((own) => folded(own) === folded(password))
}
