import { setTimeout as sleep } from 'node:timers/promises'
import type { Board, Seeker } from './board.ts'

/** The status of one application, and when it came. */
type Outcome = { at: number; status: number }

/**
 * People who apply to one job after the other. After no answer, or 503, they try the same job on the next node, so that
 * an application that was stored and not acknowledged shows as 409.
 */
export function startApplying(
  { people, jobIds, nodes }: Pick<Board, 'people' | 'jobIds'> & { nodes: readonly { url: string }[] },
  pauseMs = 20,
) {
  const acknowledged: string[] = []
  const outcomes: Outcome[] = []
  let running = true

  async function applyToAll(seeker: Seeker, lane: number): Promise<void> {
    let turn = lane
    for (const jobId of jobIds) {
      for (;;) {
        if (!running) return
        const status = await applyOnce(nodes[turn % nodes.length]?.url ?? '', seeker, jobId)
        outcomes.push({ at: performance.now(), status })
        if (status === 201 || status === 409) {
          acknowledged.push(`${seeker.id} ${jobId}`)
          break
        }
        turn += 1
        await sleep(100)
      }
      await sleep(pauseMs)
    }
  }

  const lanes = people.map((seeker, lane) => applyToAll(seeker, lane))
  return {
    acknowledged,
    outcomes,
    /** Waits for `count` more acknowledged applications, at most `limitMs`; gives the time in ms. */
    async more(count: number, limitMs = 60_000): Promise<number> {
      const [begun, goal] = [performance.now(), acknowledged.length + count]
      while (acknowledged.length < goal) {
        if (performance.now() - begun > limitMs) throw new Error(`No ${count} applications more in ${limitMs} ms`)
        await sleep(20)
      }
      return performance.now() - begun
    },
    async stop(): Promise<void> {
      running = false
      await Promise.all(lanes)
    },
  }
}

/** Gives the status, 0 without an answer. */
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
