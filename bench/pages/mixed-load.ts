import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long the API took (ms) while pages were rendered beside it. */
export type MixedLoad = { p50: number; p95: number; p99: number; failed: number }

const callsPerSecond = 200

/**
 * Sends API calls of a signed-in member at a fixed rate, whether or not earlier ones are answered, and asks for
 * searches that nobody asked for before at another. A call's time counts from when it was due.
 */
export async function mixedLoad(
  url: string,
  { seconds, pagesPerSecond }: { seconds: number; pagesPerSecond: number },
): Promise<MixedLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<boolean>((resolve) => {
      const sending = request(url + path, { agent, headers }, (response) => {
        response.resume().on('end', () => resolve((response.statusCode ?? 500) < 400))
      })
      sending.on('error', () => resolve(false)).end()
    })
  const authorization = `Bearer ${await tokenOf(url)}`
  const { data } = await (await fetch(`${url}/api/jobs?limit=1`)).json()
  const run = Date.now()
  const calls = [
    () => '/api/auth/me',
    () => `/api/jobs/${data.jobs[0].id}`,
    () => '/api/jobs/my-applications?page=1&limit=20',
    (n: number) => `/api/jobs/count?keyword=c${run}-${n}`,
  ]
  const times: number[] = []
  let failed = 0
  const note = (good: boolean) => {
    if (!good) failed += 1
  }
  const atRate = async (perSecond: number, send: (n: number, due: number) => Promise<void>) => {
    const began = performance.now()
    const sent: Promise<void>[] = []
    for (let n = 0; n < perSecond * seconds; n += 1) {
      const due = began + (n * 1_000) / perSecond
      const wait = due - performance.now()
      if (wait > 0) await sleep(wait)
      sent.push(send(n, due))
    }
    await Promise.all(sent)
  }
  await Promise.all([
    atRate(pagesPerSecond, async (n) => note(await ask(`/?keyword=p${run}-${n}`))),
    atRate(callsPerSecond, async (n, due) => {
      note(await ask(calls[n % calls.length]?.(n) ?? '/', { authorization }))
      times.push(performance.now() - due)
    }),
  ])
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), failed }
}

async function tokenOf(url: string): Promise<string> {
  const body = JSON.stringify({ email: 'seeker@example.com', password: 'password' })
  const headers = { 'content-type': 'application/json' }
  const answer = await (await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).json()
  return answer.data.token
}
