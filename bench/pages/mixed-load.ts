import { setTimeout as sleep } from 'node:timers/promises'
import { openClient, signIn } from '#bench/client.ts'
import { figuresOf } from '#bench/figures.ts'

const callsPerSecond = 200

/**
 * Sends API calls of a signed-in member at one fixed rate and new searches at another, without waiting for answers.
 * Gives the 95th percentile (ms) of the calls, counted from the moment when each was due.
 */
export async function mixedLoad(
  url: string,
  { seconds, pagesPerSecond }: { seconds: number; pagesPerSecond: number },
): Promise<number> {
  const client = openClient(url, 100)
  const { ask } = client
  const token = await signIn(client, 'seeker@example.com')
  const { data } = JSON.parse(String((await ask('/api/jobs?limit=1')).body))
  const run = Date.now()
  const calls = [
    () => '/api/auth/me',
    () => `/api/jobs/${data.jobs[0].id}`,
    () => '/api/jobs/my-applications?page=1&limit=20',
    (n: number) => `/api/jobs/count?keyword=c${run}-${n}`,
  ]
  const times: number[] = []
  const atRate = async (perSecond: number, send: (n: number, due: number) => Promise<unknown>) => {
    const began = performance.now()
    const sent: Promise<unknown>[] = []
    for (let n = 0; n < perSecond * seconds; n += 1) {
      const due = began + (n * 1_000) / perSecond
      const wait = due - performance.now()
      if (wait > 0) await sleep(wait)
      sent.push(send(n, due))
    }
    await Promise.all(sent)
  }
  await Promise.all([
    atRate(pagesPerSecond, (n) => ask(`/?keyword=p${run}-${n}`)),
    atRate(callsPerSecond, async (n, due) => {
      await ask(calls[n % calls.length]?.(n) ?? '/', { token })
      times.push(performance.now() - due)
    }),
  ])
  client.close()
  return figuresOf(times).p95
}
