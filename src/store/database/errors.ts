// Classifies errors of the database by SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html), never
// by the server's text, which depends on its language.

const AWAY_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P01', '57P02', '57P03', '57P05'], // shut down, crashed, starting, idle session timeout
  ...['53300', '53400'], // too many connections
  '53100', // disk full
  '25P03', // idle-in-transaction timeout
  '25006', // read-only: a failover made another server the primary
])

// `pg` and `pg-pool` give these errors no code.
const AWAY_MESSAGES = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'Postgres connection has been discarded',
]

type ErrorFacts = { code?: unknown; constraint?: unknown; syscall?: unknown; message?: unknown; cause?: unknown }
const facts = (error: unknown): ErrorFacts => (typeof error === 'object' && error !== null ? (error as ErrorFacts) : {})
const codeOf = (error: unknown): string => String(facts(error).code ?? '')

/** The database cannot be reached now; the same request may succeed later (HTTP 503). */
export function isDatabaseAway(error: unknown): boolean {
  const { message, syscall, cause } = facts(error)
  const code = codeOf(error)
  if (AWAY_CODES.has(code) || code.startsWith('08')) return true
  if (code === 'ENOENT' && syscall === 'connect') return true // the Unix socket of a stopped server
  if (code === '' && AWAY_MESSAGES.some((text) => String(message).startsWith(text))) return true
  return cause !== undefined && cause !== error && isDatabaseAway(cause)
}

/** A statement or lock timeout was exceeded. */
export const isDatabaseSlow = (error: unknown): boolean => ['57014', '55P03'].includes(codeOf(error))

/** A unique constraint was violated; with a name, that one. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => violates(error, '23505', constraint)

/** A foreign key was violated; with a name, that one. */
export const isForeignKeyViolation = (error: unknown, constraint?: string): boolean =>
  violates(error, '23503', constraint)

/** The name of the unique constraint or foreign key that was violated. */
export const violatedConstraint = (error: unknown): string | undefined =>
  ['23505', '23503'].includes(codeOf(error)) ? String(facts(error).constraint) : undefined

/** Serialization failure or deadlock: the whole transaction may be retried. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

const violates = (error: unknown, code: string, constraint: string | undefined) =>
  codeOf(error) === code && (constraint === undefined || facts(error).constraint === constraint)
