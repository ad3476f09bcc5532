import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, openClient } from '#bench/client.ts'

/** An answer, and when it came (`performance.now()`). */
type Flooded = Answer & { at: number }

let searches = 0
/** The path of a new search, which is in no cache and costs the node far more than the client. */
export function newSearch(): string {
  searches += 1
  return `/?keyword=${encodeURIComponent(`経理 ${searches}`)}`
}

export function openLoad(url: string) {
  const { ask, close } = openClient(url, Number.POSITIVE_INFINITY)
  return {
    ask,
    close,
    /** Responses of 200 per second to `clients` that each send one request after the other. */
    async capacity(clients: number, ms: number): Promise<number> {
      const until = performance.now() + ms
      let good = 0
      const client = async () => {
        while (performance.now() < until) if ((await ask(newSearch())).status === 200) good += 1
      }
      await Promise.all(Array.from({ length: clients }, client))
      return (good / ms) * 1_000
    },
    /** Sends `perSecond` requests a second, whether or not earlier ones were answered. */
    async flood(perSecond: number, ms: number): Promise<Flooded[]> {
      const [begun, answers] = [performance.now(), [] as Promise<Flooded>[]]
      const askAndNote = async () => ({ ...(await ask(newSearch())), body: Buffer.alloc(0), at: performance.now() })
      for (let passed = 0; passed < ms; passed = performance.now() - begun) {
        while (answers.length < (passed / 1_000) * perSecond) answers.push(askAndNote())
        await sleep(5)
      }
      return Promise.all(answers)
    },
  }
}
