import { ConfigError } from './config-error.ts'
import { databaseMistake } from './database-mistakes.ts'

/** Errors whose message is such a sentence. */
const sentences = ['DataDirInUse', 'DatabaseNotStarted', 'NoServerAccount', 'MigrationsNotPermitted', 'SchemaTooOld']

/** One sentence for a mistake that the operator can fix; undefined for other errors. */
export function operatorsMistake(error: unknown): string | undefined {
  const { name, message, code, syscall } = error as NodeJS.ErrnoException
  if (error instanceof ConfigError || sentences.includes(name)) return message
  if (syscall === 'listen')
    return `This process cannot listen on HOST and PORT (${code}): stop the process that has the port, or set another PORT.`
  if (syscall === 'connect')
    return `The database of DATABASE_URL does not answer (${code}): start it, or correct the address.`
  return databaseMistake(error)?.message
}
