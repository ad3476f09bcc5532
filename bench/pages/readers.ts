import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, openClient, signIn } from '#bench/client.ts'

/** Counts of fifty readers, and delays in ms after an approval. */
export type ReaderResult = { reads: number; errors: number; same: number; other: number }

const readers = 50
const approvals = 8

/**
 * Approves jobs on the first of the nodes (URLs of the product, on one database) while readers ask all of them for the
 * home page. `same` and `other` give how long after an approval a request still got the old list, there and elsewhere.
 */
export async function readWhileApproving(urls: string[]): Promise<ReaderResult> {
  const nodes = urls.map((url) => openClient(url, readers))
  const [home] = nodes
  if (!home) throw new Error('There is no node')
  const employer = await signIn(home, 'employer@example.com')
  const admin = await signIn(home, 'admin@example.com')
  const approved: { title: string; at: number }[] = []
  const seen: ReaderResult = { reads: 0, errors: 0, same: 0, other: 0 }
  let running = true

  const read = async (_: unknown, index: number) => {
    const node = nodes[index % nodes.length] ?? home
    while (running) {
      const askedAt = performance.now()
      const { status, body } = await node.ask('/?limit=24')
      seen.reads += 1
      if (status !== 200) {
        seen.errors += 1
        continue
      }
      for (const { title, at } of approved) {
        if (askedAt <= at || body.includes(title)) continue
        const which = node === home ? 'same' : 'other'
        seen[which] = Math.max(seen[which], askedAt - at)
      }
    }
  }
  const reading = Array.from({ length: readers }, read)
  for (let n = 0; n < approvals; n += 1) {
    const title = `計測用の求人${Date.now()}`
    const job = { title, company: '計測社', location: '東京都', description: '計測' }
    const posted = await post(home, '/api/jobs', employer, job)
    await sleep(150)
    await post(home, `/api/jobs/${posted.job.id}/approve`, admin)
    approved.push({ title, at: performance.now() })
    await sleep(400)
  }
  await sleep(800)
  running = false
  await Promise.all(reading)
  for (const node of nodes) node.close()
  return seen
}

async function post({ ask }: Client, path: string, token: string, json: object = {}) {
  const { status, body } = await ask(path, { token, json })
  if (status >= 300) throw new Error(`${path} answers ${status}`)
  return JSON.parse(String(body)).data
}
