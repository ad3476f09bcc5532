import { stopOnSignal } from './run-command.ts'
import { runVitest } from './testing/run-vitest.ts'
import { sentence, type Tally } from './testing/tally.ts'
import { startThrowawayPostgres } from './testing/throwaway-postgres.ts'
import { buildWeb } from './web-build/build-web.ts'

stopOnSignal()
const tally = await run().catch((error: Error): Tally => {
  console.error(error.message)
  return { passed: 0, failed: 1, skipped: 0 }
})
console.log(sentence(tally))
process.exit(tally.failed > 0 ? 1 : 0)

async function run(): Promise<Tally> {
  await buildWeb()
  const url = process.env.TEST_DATABASE_URL
  if (url) return testsOn(url)
  const throwaway = await startThrowawayPostgres()
  try {
    return await testsOn(throwaway.url)
  } finally {
    await throwaway.stop()
  }
}

function testsOn(url: string): Promise<Tally> {
  return runVitest(['wire', 'race'], { env: { TEST_DATABASE_URL: url } })
}
