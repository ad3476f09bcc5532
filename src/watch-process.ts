import type { Logger } from 'pino'
import { currentRequest } from '#server/http/answered-requests.ts'
import type { DatabaseOptions } from '#store/database.ts'
import type { Config } from './config.ts'
import type { Tracing } from './open-tracing.ts'

/** Logs what Node would print as a stack among the log's lines. */
export function logProcessFailures(log: Logger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'an unhandled rejection of a promise'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught ends the process')
    process.exit(1)
  })
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'))
}

/** Logs lost connections and slow statements, and traces statements. A statement's text contains no values. */
export function watchDatabase(
  { slowStatementMs }: Pick<Config, 'slowStatementMs'>,
  log: Pick<Logger, 'warn'>,
  tracing: Pick<Tracing, 'onStatement'> | null = null,
): Required<Pick<DatabaseOptions, 'onConnectionLost' | 'onStatement'>> {
  return {
    onConnectionLost: (error) => log.warn({ err: error }, 'a connection to the database was lost'),
    onStatement: (sql, ms, error) => {
      tracing?.onStatement(sql, ms, error)
      if (ms < slowStatementMs) return
      const reqId = currentRequest.getStore()?.id
      log.warn({ ...(reqId && { reqId }), ms: Math.round(ms), sql: sql.slice(0, longestText) }, 'a statement was slow')
    },
  }
}

/** Some searches fill pages; their beginning identifies them. */
const longestText = 500
