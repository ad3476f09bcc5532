import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, openClient } from '#bench/client.ts'

/** An answer, and when it came (`performance.now()`). */
type Flooded = Answer & { at: number }

let asked = 0
/**
 * The page of a search that nobody has asked for before, so that no answer is in memory. It costs a node far more than
 * the client, which shares its cores.
 */
export function newSearch(): string {
  asked += 1
  return `/?keyword=${encodeURIComponent(`経理 ${asked}`)}`
}

export function openLoad(url: string) {
  const { ask, close } = openClient(url, Number.POSITIVE_INFINITY)
  return {
    ask,
    close,
    /** Clients that ask again as soon as they are answered; gives the answers of 200 per second. */
    async capacity(clients: number, ms: number): Promise<number> {
      const until = performance.now() + ms
      let good = 0
      const client = async () => {
        while (performance.now() < until) if ((await ask(newSearch())).status === 200) good += 1
      }
      await Promise.all(Array.from({ length: clients }, client))
      return (good / ms) * 1_000
    },
    /** Sends requests at a fixed rate, without waiting for answers. */
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
