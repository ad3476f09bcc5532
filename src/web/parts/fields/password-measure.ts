import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** `score` from 0 (guessed at once) to 4; `why` is the main weakness, if known. */
export type PasswordStrength = { score: 0 | 1 | 2 | 3 | 4; why: 'common' | 'own-data' | null }

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Longer passwords are strong or repeat themselves, and measuring them is slow. */
const measuredMost = 64

/** How hard a password is to guess for somebody who knows these words of the person; takes a few milliseconds. */
export function measurePassword(password: string, own: readonly string[]): PasswordStrength {
  const { score, sequence } = zxcvbn.check(
    password.slice(0, measuredMost),
    own.filter((word) => word.length > 2),
  )
  const lists = sequence.map((match) => ('dictionaryName' in match ? match.dictionaryName : null))
  if (lists.includes('userInputs')) return { score, why: 'own-data' }
  return { score, why: lists.includes('passwords-common') ? 'common' : null }
}
