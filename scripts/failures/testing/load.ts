import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** What came back, when (`performance.now()`) and after how long (ms); 0 and why where the connection broke. */
export type Answer = { status: number; at: number; ms: number; retryAfter: string | undefined; broken?: string }

let asked = 0
/**
 * The page of a search that nobody has asked for before, so that no answer is in memory. It costs a node far more than
 * whoever asks, who shares its cores.
 */
export function newSearch(): string {
  asked += 1
  return `/?keyword=${encodeURIComponent(`経理 ${asked}`)}`
}

export function openLoad(url: string) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 4_000 })
  const ask = (path: string) =>
    new Promise<Answer>((resolve) => {
      const since = performance.now()
      const done = (status: number, retryAfter?: string, broken = '') => {
        const at = performance.now()
        resolve({ status, at, ms: at - since, retryAfter, ...(broken && { broken }) })
      }
      get(url + path, { agent, timeout: 30_000 }, (response) => {
        response.resume().on('close', () => done(response.statusCode ?? 0, response.headers['retry-after']))
      })
        .on('error', (error) => done(0, undefined, String(error)))
        .on('timeout', () => done(0, undefined, 'timeout'))
    })
  return {
    ask,
    /** As many clients that ask again as soon as they are answered; gives what was answered well, per second. */
    async capacity(clients: number, ms: number): Promise<number> {
      const until = performance.now() + ms
      let good = 0
      const client = async () => {
        while (performance.now() < until) if ((await ask(newSearch())).status === 200) good += 1
      }
      await Promise.all(Array.from({ length: clients }, client))
      return (good / ms) * 1_000
    },
    /** So many requests a second, however many are answered. */
    async flood(perSecond: number, ms: number): Promise<Answer[]> {
      const [begun, answers] = [performance.now(), [] as Promise<Answer>[]]
      for (let passed = 0; passed < ms; passed = performance.now() - begun) {
        while (answers.length < (passed / 1_000) * perSecond) answers.push(ask(newSearch()))
        await sleep(5)
      }
      return Promise.all(answers)
    },
    close: () => agent.destroy(),
  }
}
