import { ConfigError } from './config-error.ts'
import { databaseMistake } from './database-mistakes.ts'

/** What the operator can put right, as one sentence without a stack; undefined for any other error. */
export function operatorsMistake(error: unknown): string | undefined {
  const { name, message, code, syscall } = error as NodeJS.ErrnoException
  if (error instanceof ConfigError || ['DataDirInUse', 'MigrationsNotPermitted', 'SchemaTooOld'].includes(name))
    return message
  if (syscall === 'listen') return `HOST and PORT cannot be listened on (${code}): another process may have the port.`
  if (syscall === 'connect') return `The database of DATABASE_URL does not answer (${code}).`
  return databaseMistake(error)?.message
}
