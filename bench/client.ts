import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** One answer, read to its end in `ms`; `status` is 0 where none came. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number }

/** A request with `json` is a POST. */
type Sending = { token?: string; json?: object }

const limitMs = 30_000

/** A client of one server, with at most `maxSockets` connections, which stay open; `address` is told as a proxy does. */
export function openClient(origin: string, maxSockets: number, address?: string) {
  const agent = new Agent({ keepAlive: true, maxSockets, maxFreeSockets: 4_000 })
  return {
    ask(path: string, { token, json }: Sending = {}): Promise<Answer> {
      const from = performance.now()
      const headers = {
        ...(address && { 'x-forwarded-for': address }),
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
