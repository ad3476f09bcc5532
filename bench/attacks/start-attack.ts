import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Orders } from './attacker.ts'

/** How often each trick was answered with each status; 0 where no answer came. */
type Tally = Record<string, Record<string, number>>

/** Plays tricks in a thread of its own; `end` waits for those that have begun. */
export function startAttack(workerData: Orders): { end(): Promise<Tally> } {
  const attacker = new Worker(new URL('./attacker.ts', import.meta.url), { workerData })
  return {
    async end() {
      attacker.postMessage('end')
      const [tally] = await once(attacker, 'message')
      return tally
    },
  }
}
