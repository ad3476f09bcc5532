import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { nfkc } from '#rules/nfkc.ts'
import { isOwnData, type PersonWithPassword } from '#rules/people/password-choice.ts'

/** Whether the commonest passwords are refused or only advised against; docs/product/accounts.md, Accounts. */
export type PasswordRules = 'advise' | 'enforce'

/** Refuses the own email or name as password, and with `enforce` the commonest ones. */
export async function refuseGuessedFirst(
  password: string,
  choice: { path: 'password' | 'newPassword'; person: PersonWithPassword; rules: PasswordRules },
): Promise<void> {
  const { path, person, rules } = choice
  if (isOwnData(password, person)) throw new InvalidInputError([{ fault: 'password-own-data', path }])
  if (rules === 'enforce' && (await isCommonPassword(password)))
    throw new InvalidInputError([{ fault: 'password-common', path }])
}

let commonest: Promise<ReadonlySet<string>> | undefined

/** Whether it is one of the commonest passwords of sufficient length, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= loadCommonest()
  return (await commonest).has(nfkc(password).toLowerCase())
}

/** zxcvbn-ts's list of leaked passwords (MIT), commonest first. */
async function loadCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= limits.password.min)
  return new Set(longEnough.slice(0, limits.commonPasswords))
}
