import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { timed } from './figures.ts'

/** One answer, read to its end in `ms`; `status` is 0 where none came. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number }

/** A request with `json` is a POST. */
type Sending = { token?: string; json?: object }

const limitMs = 30_000

/** A client of one server, with at most `maxSockets` connections, which stay open. */
export function openClient(origin: string, maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets, maxFreeSockets: 4_000 })
  return {
    ask(path: string, { token, json }: Sending = {}): Promise<Answer> {
      const from = performance.now()
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
      }
      return new Promise((resolve) => {
        const end = (status: number, headers: IncomingHttpHeaders = {}, body: Buffer = Buffer.alloc(0)) =>
          resolve({ status, headers, body, ms: performance.now() - from })
        const options = { agent, headers, method: json ? 'POST' : 'GET', timeout: limitMs }
        const sent = request(origin + path, options, (response) => {
          buffer(response).then(
            (body) => end(response.statusCode ?? 0, response.headers, body),
            () => end(0),
          )
        })
        sent.on('timeout', () => sent.destroy()).on('error', () => end(0))
        sent.end(json && JSON.stringify(json))
      })
    },
    close: () => agent.destroy(),
  }
}

export type Client = ReturnType<typeof openClient>

/** The token of a demo account. */
export async function signIn({ ask }: Client, email: string): Promise<string> {
  const { body } = await ask('/api/auth/login', { json: { email, password: 'password' } })
  return JSON.parse(String(body)).data.token
}

/** Eight clients call these over and over, each beginning at another; gives the times (ms) and answers per second. */
export async function eightClients(calls: readonly (() => Promise<unknown>)[], seconds: number) {
  const times: number[] = []
  const from = performance.now()
  const client = async (_: unknown, first: number) => {
    for (let n = first * 5; performance.now() < from + seconds * 1_000; n += 7)
      times.push(await timed(calls[n % calls.length]!))
  }
  await Promise.all(Array.from({ length: 8 }, client))
  return { times, perSecond: (times.length * 1_000) / (performance.now() - from) }
}
