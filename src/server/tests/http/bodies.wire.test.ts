import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RefusalError } from '#rules/refusals.ts'
import { readBodies } from '#server/calls/bodies.ts'
import { problemOf } from '#server/calls/problem.ts'

const app = Fastify({ forceCloseConnections: true })
let port: number
beforeAll(async () => {
  readBodies(app, 50)
  app.setErrorHandler((error, _request, reply) => {
    const { status, headers, body } = problemOf(error as unknown as RefusalError)
    return reply.code(status).headers(headers).send(body)
  })
  app.post('/', async ({ body }) => body)
  port = Number(new URL(await app.listen({ port: 0 })).port)
})
afterAll(() => app.close())

/** What comes back over a socket of its own until the server closes it. */
const send = (text: string) =>
  new Promise<string>((done, fail) => {
    let heard = ''
    const socket = connect({ port, host: 'localhost' }, () => socket.write(text))
    socket.setEncoding('utf8').on('data', (chunk) => {
      heard += chunk
    })
    socket.on('close', () => done(heard)).on('error', fail)
  })

test('an incomplete body is refused and its connection closed', async () => {
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
  const answers = await Promise.all([
    send(`${head}content-length: 100\r\n\r\n{"a":`),
    send(`${head}transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n`),
  ])
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"success":false,"message":"送信に時間がかかりすぎました')
  }
})

test('a body that comes in time is read', async () => {
  const answer = await fetch(`http://localhost:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":"い"}',
  })
  expect(await answer.json()).toEqual({ a: 'い' })
})
