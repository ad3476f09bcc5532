/** Runs a step of the start, and prints its name and duration. */
export async function reportStep<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  process.stdout.write(`${name} … `)
  try {
    const result = await run()
    process.stdout.write(`${secondsSince(started)} s\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/** Runs a step silently, as in later starts. */
export function runQuietly<Result>(_name: string, run: () => Promise<Result>): Promise<Result> {
  return run()
}

export function secondsSince(started: number): string {
  return ((performance.now() - started) / 1_000).toFixed(1)
}
