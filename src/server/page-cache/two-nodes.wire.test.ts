import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { openNode, type TestNode, titlesIn } from '#server/page-cache/testing/nodes.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

let [one, two, deaf]: TestNode[] = []
const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
const admin = fixture(() => personOf(app, 'admin'))
beforeAll(async () => {
  one = await openNode(app)
  two = await openNode(app)
  // A node that loses every notification.
  deaf = await openNode(app, (channel) => app.open.listen(channel, () => undefined) as never)
})
afterAll(async () => {
  for (const node of [one, two, deaf]) await node?.close()
})

const list = '/api/jobs?limit=50'
const pending = (title: string) => jobOf(app, owner, { title, approval_status: 'pending', was_public: false })
const approve = (node: TestNode | undefined, id: string) => node?.post(`/api/jobs/${id}/approve`, admin.token)

/** How long (ms) until a node shows the title. */
async function shownAfter(node: TestNode | undefined, title: string): Promise<number> {
  const since = performance.now()
  while (performance.now() - since < 5_000) {
    if (node && titlesIn(await node.get(list)).includes(title)) return performance.now() - since
    await sleep(5)
  }
  return Number.POSITIVE_INFINITY
}

test('a change on one node shows there at once, and on the other within a second, also when the notification is lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    const title = `求人 ${round}`
    const id = await pending(title)
    for (const node of [one, two, deaf]) await node?.get(list)
    expect(await approve(one, id)).toBe(200)
    const [there, other, withoutWord] = await Promise.all([one, two, deaf].map((node) => shownAfter(node, title)))
    expect(titlesIn((await one?.get(list)) as never)).toContain(title)
    expect(there).toBeLessThan(1_000)
    expect(other).toBeLessThan(1_000)
    expect(withoutWord).toBeLessThan(1_000)
  }
})

test('none of fifty readers gets the old list after the approval', async () => {
  const failures: string[] = []
  const acknowledged = new Map<string, number>()
  let running = true
  const reading = Array.from({ length: 50 }, async (_, lane) => {
    const node = lane % 2 === 0 ? one : two
    const grace = lane % 2 === 0 ? 0 : 1_000
    while (running) {
      const askedAt = performance.now()
      const answer = await node?.get(list)
      if (answer?.status !== 200) failures.push(`status ${answer?.status}`)
      const titles = new Set(titlesIn(answer as never))
      for (const [title, at] of acknowledged)
        if (askedAt > at + grace && !titles.has(title)) failures.push(`${title} is missing`)
    }
  })
  for (let round = 0; round < 10; round += 1) {
    const title = `読まれる求人 ${round}`
    const id = await pending(title)
    expect(await approve(one, id)).toBe(200)
    acknowledged.set(title, performance.now())
    await sleep(30)
  }
  await sleep(1_100)
  running = false
  await Promise.all(reading)
  expect(failures).toEqual([])
})

test('a node whose listening connection is cut reconnects', async () => {
  const cut = () =>
    app.open.executeSql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query ~* 'public_version|listen'`,
    )
  for (let round = 0; round < 3; round += 1) {
    const id = await pending(`切断 ${round}`)
    await two?.get(list)
    await cut()
    await expect.poll(() => approve(one, id), { timeout: 5_000 }).toBe(200)
    expect(await shownAfter(two, `切断 ${round}`)).toBeLessThan(1_000)
  }
})

test('several changes at once all show: no version is lost between two commits', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => pending(`同時 ${n}`)))
  await Promise.all(ids.map((id, n) => approve(n % 2 === 0 ? one : two, id)))
  const shown = titlesIn((await one?.get('/api/jobs?limit=100')) as never)
  expect(shown.filter((title) => title.startsWith('同時'))).toHaveLength(20)
})

test('a correction shows on no node before its approval, and in the place of the former version on all after it', async () => {
  const id = await jobOf(app, owner, { title: '題名の前' })
  const nodes = [one, two, deaf]
  const titles = async (node?: TestNode) => titlesIn((await node?.get('/api/jobs?limit=100')) as never)
  for (const node of nodes) await titles(node)
  expect(await one?.post(`/api/jobs/${id}`, owner.token, { title: '題名の後' }, 'PUT')).toBe(200)
  await sleep(1_000)
  for (const node of nodes)
    expect((await titles(node)).filter((title) => title.startsWith('題名'))).toEqual(['題名の前'])
  expect(await approve(two, id)).toBe(200)
  expect((await titles(two)).filter((title) => title.startsWith('題名'))).toEqual(['題名の後'])
  await sleep(1_000)
  for (const node of nodes)
    expect((await titles(node)).filter((title) => title.startsWith('題名'))).toEqual(['題名の後'])
})
