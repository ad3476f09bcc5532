import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from './testing/start-product.ts'

let product: Product | undefined
afterEach(async () => {
  await product?.remove()
  product = undefined
})

/** The product with slow clients, and how long (ms) it takes to cut each: half a minute, in which the other tests run. */
let slowClients: { product: Product; cut: Promise<number[]> }
beforeAll(async () => {
  const product = await startProduct({ DEMO_DATA: '0' })
  slowClients = { product, cut: cutSlowClients(product) }
})
afterAll(() => slowClients?.product.remove())

async function post(path: string, body: object, token?: string) {
  const response = await fetch(`${product?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const signUp = (email: string) =>
  post('/api/auth/register', { name: '試験 太郎', email, password: 'password', role: 'employer' })

const job = (title: string) => ({ title, company: '株式会社試験', location: '東京都', description: '仕事の内容' })

/** What of the data other accounts of the machine may read. */
async function openToOthers(): Promise<string[]> {
  const dataDir = product?.dataDir ?? ''
  const open: string[] = []
  for (const path of ['.', ...(await readdir(dataDir, { recursive: true }))]) {
    const found = await stat(join(dataDir, path)).catch(() => null)
    if (found && (found.mode & 0o077) !== 0) open.push(path)
  }
  return open
}

test('the data is closed to others; SIGTERM lets the request under way finish, and the process exits with 0', async () => {
  product = await startProduct({ DEMO_DATA: '0' })
  await expect.poll(openToOthers).toEqual([])
  const body = JSON.stringify({ name: '試験 太郎', email: 'last@example.com', password: 'password' })
  const length = Buffer.byteLength(body)
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
  socket
    .setEncoding('utf8')
    .write(
      `POST /api/auth/register HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`,
    )
  expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1.1 100 /)
  const exit = product.stop('SIGTERM')
  const isServing = () =>
    fetch(`${product?.url}/api/health`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isServing).toBe(false)
  socket.write(body.slice(1))
  const [answer] = await once(socket, 'data')
  expect(answer).toMatch(/^HTTP\/1.1 201 /)
  socket.end()
  expect(await exit).toBe(0)
})

test('kill -9 at any moment loses no acknowledged posting, and leaves nothing half done', {
  timeout: 180_000,
}, async () => {
  product = await startProduct({ DEMO_DATA: '0' })
  const { body } = await signUp('employer@example.com')
  const token: string = body.data.token
  const acknowledged: string[] = []
  for (let round = 0; round < 2; round += 1) {
    const posting = Array.from({ length: 4 }, async (_, lane) => {
      for (let n = 0; n < 200; n += 1) {
        const answer = await post('/api/jobs', job(`求人 ${round}-${lane}-${n}`), token).catch(() => null)
        if (!answer) return
        if (answer.status === 201) acknowledged.push(answer.body.data.job.id)
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(5 * (round + 1))
    await wait(100 + 400 * round)
    await product.stop('SIGKILL')
    await Promise.all(posting)
    await product.startAgain()
  }
  const mine = await (
    await fetch(`${product.url}/api/jobs/my-jobs`, { headers: { authorization: `Bearer ${token}` } })
  ).json()
  const kept = new Set(mine.data.jobs.map(({ id }: { id: string }) => id))
  expect(acknowledged.length).toBeGreaterThan(4)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})

test('a second process on the same data refuses to start and says why', async () => {
  product = await startProduct({ DEMO_DATA: '0' })
  const second = await product.startSecond()
  expect(second.exitCode).toBe(1)
  expect(second.output).toContain(product.dataDir)
})

test('a body that drips and a socket that says nothing are cut', async () => {
  for (const time of await slowClients.cut) expect(time).toBeLessThan(45_000)
})

function cutSlowClients({ url }: Product): Promise<number[]> {
  const { port } = new URL(url)
  const cut = (first: string, drip?: string) =>
    new Promise<number>((resolve) => {
      const since = Date.now()
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(first))
      const dripping = drip ? setInterval(() => socket.writable && socket.write(drip), 1_000) : undefined
      socket.on('error', () => undefined)
      socket.on('data', () => undefined)
      socket.on('close', () => {
        clearInterval(dripping)
        resolve(Date.now() - since)
      })
    })
  const head =
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'
  return Promise.all([cut(head, ' '), cut(''), cut('GET / HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n')])
}
