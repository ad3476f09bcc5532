import { operatorsMistake } from '#app/operators-mistake.ts'

/** Ends a command with 1 when it throws; a mistake of the operator's is one sentence, anything else a stack trace. */
export function reportErrors(): void {
  process.on('uncaughtException', (error) => {
    const { stack, cause } = error
    const because = cause instanceof Error ? `\nBecause of: ${cause.message}` : ''
    process.stderr.write(`${operatorsMistake(error) ?? `${stack}${because}`}\n`)
    process.exit(1)
  })
}
