import { operatorsMistake } from '#app/operators-mistake.ts'

/** Ends a command with 1 when it throws; a mistake of the operator's is one sentence, anything else a stack trace. */
export function reportErrors(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${operatorsMistake(error) ?? error.stack}\n`)
    process.exit(1)
  })
}
