import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** From the quietest to the loudest. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

/** The package's version, so that logs distinguish nodes during an upgrade. */
export const version: string = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')).version

/** The process's log: JSON lines without personal data; docs/operating/watch.md lists the fields. */
export function openLog(level: LogLevel, destination?: DestinationStream, node = hostname()): Logger {
  const options: LoggerOptions = {
    level,
    base: { node, version, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: loggedError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Identifies a failure without personal data; `detail`, `where` and parameters of database errors may contain some. */
const identifying = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'responseCode',
]

/** Deeper causes are a loop. */
const deepest = 5

/** An error for the log, by a list of allowed fields, because libraries attach whole rows and requests. */
export function loggedError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const facts = Object.entries(error).filter(([name, value]) => identifying.includes(name) && value !== undefined)
  const message = withoutValues(error)
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}\n${(error.stack ?? '').split('\n').filter(isFrame).join('\n')}`,
    ...Object.fromEntries(facts),
    ...(error.cause !== undefined && depth < deepest && { cause: loggedError(error.cause, depth + 1) }),
  }
}

const isFrame = (line: string) => /^ {4}at /.test(line)

/**
 * Removes values: SQLSTATE class 22 quotes the offending one, mail servers repeat addresses, drivers the database's
 * URL.
 */
function withoutValues(error: Error): string {
  const { code } = error as { code?: unknown }
  const message = /^22[0-9A-Z]{3}$/.test(String(code)) ? error.message.replace(/".*"/s, '"…"') : error.message
  return message.replace(/[^\s<>"'(]+@[^\s<>"')]+/g, '…@…')
}
