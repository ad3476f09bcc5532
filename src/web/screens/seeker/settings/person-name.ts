/** The two fields of the account form; the account has one name, written family name first. */
export type SplitName = { lastName: string; firstName: string }

/** The first word is the family name, the rest the given name; a name without a blank is all family name. */
export function splitName(name: string): SplitName {
  const [lastName = '', ...rest] = name.trim().split(/\s+/)
  return { lastName, firstName: rest.join(' ') }
}

export const joinName = ({ lastName, firstName }: SplitName): string =>
  [lastName.trim(), firstName.trim()].filter(Boolean).join(' ')
