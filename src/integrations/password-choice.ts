import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { nfkc } from '#rules/nfkc.ts'
import { isOwnData, type PersonWithPassword } from '#rules/people/password-choice.ts'

/** Whether the commonest passwords are refused or only advised against; docs/product/accounts.md, Accounts. */
export type PasswordRules = 'advise' | 'enforce'

/** What is wrong with a new password: it is the own email or name, or with `enforce` one of the commonest. */
export async function passwordFault(password: string, person: PersonWithPassword, rules: PasswordRules) {
  if (isOwnData(password, person)) return 'password-own-data'
  return rules === 'enforce' && (await isCommonPassword(password)) ? 'password-common' : null
}

/** Refuses a password with a fault. */
export async function refuseGuessedFirst(
  password: string,
  choice: { path: 'password' | 'newPassword'; person: PersonWithPassword; rules: PasswordRules },
): Promise<void> {
  const { path, person, rules } = choice
  const fault = await passwordFault(password, person, rules)
  if (fault) throw new InvalidInputError([{ fault, path }])
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
