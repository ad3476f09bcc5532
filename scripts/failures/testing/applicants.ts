import { setTimeout as sleep } from 'node:timers/promises'
import type { Board, Seeker } from './board.ts'

/** An application's HTTP status, 0 without an answer, and when (`performance.now()`). */
type Outcome = { at: number; status: number }

/**
 * Lets people apply to one job after the other. Without an answer, or after 503, they try the same job on the next node;
 * an application that was stored but not acknowledged then shows as 409.
 */
export function startApplying(
  { people, jobIds, nodes }: Pick<Board, 'people' | 'jobIds'> & { nodes: readonly { url: string }[] },
  pauseMs = 20,
) {
  const acknowledged: string[] = []
  const outcomes: Outcome[] = []
  let stopped = false

  async function applyToAll(seeker: Seeker, firstNode: number): Promise<void> {
    let attempt = firstNode
    for (const jobId of jobIds) {
      for (;;) {
        if (stopped) return
        const status = await applyOnce(nodes[attempt % nodes.length]?.url ?? '', seeker, jobId)
        outcomes.push({ at: performance.now(), status })
        if (status === 201 || status === 409) {
          acknowledged.push(`${seeker.id} ${jobId}`)
          break
        }
        attempt += 1
        await sleep(100)
      }
      await sleep(pauseMs)
    }
  }

  const running = people.map(applyToAll)
  return {
    acknowledged,
    outcomes,
    /** Waits until `count` more are acknowledged; gives the time (ms), and fails after `limitMs`. */
    async more(count: number, limitMs = 60_000): Promise<number> {
      const [begun, goal] = [performance.now(), acknowledged.length + count]
      while (acknowledged.length < goal) {
        if (performance.now() - begun > limitMs) throw new Error(`Fewer than ${count} applications in ${limitMs} ms`)
        await sleep(20)
      }
      return performance.now() - begun
    },
    async stop(): Promise<void> {
      stopped = true
      await Promise.all(running)
    },
  }
}

async function applyOnce(url: string, { token }: Seeker, jobId: string): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/jobs/${jobId}/apply`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(20_000),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}
