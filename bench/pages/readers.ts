import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** What fifty readers saw while jobs were approved; delays in ms after the approval was answered. */
export type ReaderResult = { reads: number; errors: number; same: number; other: number }

const readers = 50
const approvals = 8

/**
 * Approves jobs on the first of the nodes (the product's URLs, on one database) while readers ask all of them for the
 * home page. `same` and `other`: the latest moment at which somebody asked and still got the old list, there and elsewhere.
 */
export async function readWhileApproving(urls: string[]): Promise<ReaderResult> {
  const [home = ''] = urls
  const employer = await signIn(home, 'employer@example.com')
  const admin = await signIn(home, 'admin@example.com')
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const approved: { title: string; at: number }[] = []
  const seen: ReaderResult = { reads: 0, errors: 0, same: 0, other: 0 }
  let running = true

  const lane = async (_: unknown, index: number) => {
    const node = index % urls.length
    while (running) {
      const askedAt = performance.now()
      const page = await read(`${urls[node]}/?limit=24`, agent)
      seen.reads += 1
      if (page === null) {
        seen.errors += 1
        continue
      }
      for (const { title, at } of approved) {
        if (askedAt <= at || page.includes(title)) continue
        const which = node === 0 ? 'same' : 'other'
        seen[which] = Math.max(seen[which], askedAt - at)
      }
    }
  }
  const reading = Array.from({ length: readers }, lane)
  for (let n = 0; n < approvals; n += 1) {
    const title = `計測用の求人${Date.now()}`
    const job = { title, company: '計測社', location: '東京都', description: '計測' }
    const posted = await call<{ job: { id: string } }>(`${home}/api/jobs`, employer, job)
    await sleep(150)
    await call(`${home}/api/jobs/${posted.job.id}/approve`, admin)
    approved.push({ title, at: performance.now() })
    await sleep(400)
  }
  await sleep(800)
  running = false
  await Promise.all(reading)
  agent.destroy()
  return seen
}

async function signIn(url: string, email: string): Promise<string> {
  return (await call<{ token: string }>(`${url}/api/auth/login`, '', { email, password: 'password' })).token
}

/** What an endpoint gives when it is asked with POST. */
async function call<Data>(url: string, token: string, body: object = {}): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const answer = (await response.json()) as { data: Data }
  return answer.data
}

function read(url: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    get(url, { agent }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve(response.statusCode === 200 ? Buffer.concat(chunks).toString() : null)
    }).on('error', () => resolve(null))
  })
}
