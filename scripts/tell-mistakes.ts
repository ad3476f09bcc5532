import { operatorsMistake } from '#app/operators-mistake.ts'

/** Ends a command that throws with 1, and with one sentence where the operator can put it right. */
export function tellMistakes(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${operatorsMistake(error) ?? error.stack}\n`)
    process.exit(1)
  })
}
