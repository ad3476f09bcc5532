import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { mix } from '#bench/search/queries.ts'

/** One answer, or none: then `status` is 0. */
export type Answer = { kind: string; status: number; ms: number; partial: boolean; retryAfter: boolean }

const searchers = 16
/** Between two questions of one searcher (ms), and between two sign-ins. */
const pauses = { searcher: 50, signIn: 500 }
/** What somebody would call no answer (ms). */
const limitMs = 30_000

const account = { email: 'seeker@example.com', password: 'password' }

/** Sixteen people who ask the home page, pages of results and the API in turn, and one who signs in again and again. */
export function startReaders(url: string): { answers: Answer[]; stop(): Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: searchers + 2 })
  const answers: Answer[] = []
  let running = true
  const searcher = async (_: unknown, first: number) => {
    for (let n = first; running; n++) {
      const query = new URLSearchParams({ ...mix[(n * 7) % mix.length]?.query })
      const [kind, path] = [
        ['home', '/'],
        ['results', `/?${query}`],
        ['API', `/api/jobs?limit=24&${query}`],
      ][n % 3] as [string, string]
      answers.push(await ask(agent, kind, `${url}${path}`))
      await sleep(pauses.searcher)
    }
  }
  const visitor = async () => {
    while (running) {
      answers.push(await ask(agent, 'sign-in', `${url}/api/auth/login`, account))
      await sleep(pauses.signIn)
    }
  }
  const all = [...Array.from({ length: searchers }, searcher), visitor()]
  return {
    answers,
    async stop() {
      running = false
      await Promise.all(all)
      agent.destroy()
    },
  }
}

/** Asks once and reads the whole answer. */
function ask(agent: Agent, kind: string, url: string, body?: object): Promise<Answer> {
  const from = performance.now()
  const headers = body ? { 'content-type': 'application/json' } : {}
  return new Promise((resolve) => {
    const end = (status: number, text = '', retryAfter = false) =>
      resolve({ kind, status, ms: performance.now() - from, partial: text.includes('total_is_partial'), retryAfter })
    const asked = request(url, { agent, headers, method: body ? 'POST' : 'GET', timeout: limitMs }, (response) => {
      const { statusCode = 0 } = response
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('error', () => end(0)).on('end', () => end(statusCode, text, 'retry-after' in response.headers))
    })
    asked.on('timeout', () => asked.destroy()).on('error', () => end(0))
    asked.end(body && JSON.stringify(body))
  })
}
