import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from '#bench/client.ts'
import { mix } from '#bench/search/queries.ts'

/** `status` is 0 where no answer came. */
export type Answer = { kind: string; status: number; ms: number; partial: boolean; retryAfter: boolean }

const searchers = 16
/** The pause (ms) between two searches of one searcher, and between two sign-ins. */
const pauses = { searcher: 50, signIn: 500 }

const account = { email: 'seeker@example.com', password: 'password' }

/** Sixteen people who ask the home page, pages of results and the API in turn, and one who signs in again and again. */
export function startReaders(url: string): { answers: Answer[]; stop(): Promise<void> } {
  const client = openClient(url, searchers + 2)
  const answers: Answer[] = []
  let running = true
  const ask = async (kind: string, path: string, json?: object) => {
    const { status, ms, headers, body } = await client.ask(path, json && { json })
    const partial = body.includes('total_is_partial')
    answers.push({ kind, status, ms, partial, retryAfter: 'retry-after' in headers })
  }
  const searcher = async (_: unknown, first: number) => {
    for (let n = first; running; n++) {
      const query = new URLSearchParams({ ...mix[(n * 7) % mix.length]?.query })
      const [kind, path] = [
        ['home', '/'],
        ['results', `/?${query}`],
        ['API', `/api/jobs?limit=24&${query}`],
      ][n % 3] as [string, string]
      await ask(kind, path)
      await sleep(pauses.searcher)
    }
  }
  const visitor = async () => {
    while (running) {
      await ask('sign-in', '/api/auth/login', account)
      await sleep(pauses.signIn)
    }
  }
  const all = [...Array.from({ length: searchers }, searcher), visitor()]
  return {
    answers,
    async stop() {
      running = false
      await Promise.all(all)
      client.close()
    },
  }
}
