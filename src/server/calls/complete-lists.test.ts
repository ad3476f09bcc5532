import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { anonymous } from '#server/dependencies.ts'
import { setDeadlines } from '#server/http/deadlines.ts'
import { completeLists } from './complete-lists.ts'

const one = { atOnce: 1, waiting: 10 }

/** Endless lists. The process writes one at a time. */
async function openLists(ms: number, perViewer = one, lists = 12) {
  const app = fastify()
  setDeadlines(app)
  const sendList = completeLists({ lists, perViewer, chunks: 1, leastReading: { bytes: 16_384, ms } })
  const row = Buffer.alloc(65_536, 'x')
  const rows = function* () {
    for (;;) yield row
  }
  app.get('/list', (request, reply) =>
    sendList(() => Readable.from(rows(), { objectMode: false }), anonymous(request), reply).then(() => reply),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets: ReturnType<typeof connect>[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })
  return async () => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write('GET /list HTTP/1.1\r\nhost: x\r\n\r\n')
    return socket
  }
}

test('a reader who reads nothing of a complete list loses the place to the next one', async () => {
  const ask = await openLists(200)
  const stalled = await ask()
  await once(stalled, 'data')
  stalled.pause()
  const next = await ask()
  const [answer] = await once(next, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a slow reader does not keep the place from the next one', async () => {
  const ask = await openLists(60_000, { atOnce: 2, waiting: 0 })
  const slow = await ask()
  await once(slow, 'data')
  slow.pause()
  const [answer] = await once(await ask(), 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
})

test('of the lists sent at once, one network address has half', async () => {
  const ask = await openLists(60_000, { atOnce: 2, waiting: 1 }, 2)
  const first = await ask()
  await once(first, 'data')
  const second = await ask()
  const answer = once(second, 'data').then(() => 'sent')
  expect(await Promise.race([answer, sleep(300, 'waits')])).toBe('waits')
  first.destroy()
  expect(await answer).toBe('sent')
})

test('a reader who keeps reading keeps the place', async () => {
  const ask = await openLists(200)
  const reader = await ask()
  let taken = 0
  reader.on('data', (chunk) => {
    taken += chunk.length
  })
  const closed = once(reader, 'close').then(() => 'closed')
  const enough = async () => {
    // Several times as long as a reader without a byte is borne.
    for (const until = Date.now() + 1_500; Date.now() < until; ) await new Promise((next) => setImmediate(next))
    return 'open'
  }
  expect(await Promise.race([closed, enough()])).toBe('open')
  expect(taken).toBeGreaterThan(1_000_000)
})
