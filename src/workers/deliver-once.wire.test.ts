import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '#store/testing/database.ts'
import { job, person, recordingTransport, startNode } from '#workers/testing/mailbox.ts'

test('two nodes that start at once deliver each mail once', async () => {
  const open = await openTestDatabase()
  const post = recordingTransport()
  // As slow as a mail server: else one node may be done with all before the other looks for the first time.
  const deliver: typeof post.transport.deliver = async (mail) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    return post.transport.deliver(mail)
  }
  const transport = { ...post.transport, deliver }
  const nodes = await Promise.all([startNode(open, transport), startNode(open, transport)])
  try {
    const owner = await person(open, '田中 一郎', 'employer')
    const jobs = await Promise.all(Array.from({ length: 40 }, (_, n) => job(open, owner, `求人${n}`)))
    await Promise.all(jobs.map((id, n) => nodes[n % 2]?.followUps.add(open.db, { kind: 'job-approved', job_id: id })))
    await vi.waitFor(() => expect(post.delivered.length).toBeGreaterThanOrEqual(40), 20_000)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(post.delivered).toHaveLength(40)
    expect(new Set(post.delivered.map(({ subject }) => subject)).size).toBe(40)
    const share = nodes.map(({ logged }) => logged.filter(({ text }) => text === 'mail delivered').length)
    expect(Math.min(...share)).toBeGreaterThan(0)
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
    await open.close()
  }
})
