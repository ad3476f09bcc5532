import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

type Answer = { status?: number; location?: string; silent?: boolean }
type Received = { headers: Record<string, string>; body: string }

/** A local endpoint that answers each message with `answer` and records it. */
export async function openReceiver(answer: (times: number) => Answer | Promise<Answer> = () => ({})) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    received.push({ headers: request.headers as Record<string, string>, body })
    const { status = 204, location, silent } = await answer(received.length)
    const switched = status === 101 ? { connection: 'upgrade', upgrade: 'other' } : {}
    if (!silent) response.writeHead(status, { ...switched, ...(location && { location }) }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  /** The received content, verified by the common library; throws for a wrong signature. */
  const read = (secret: string, at = 0) =>
    new Webhook(secret).verify(received[at]?.body ?? '', received[at]?.headers ?? {})
  const close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  return { url, received, read, close }
}
