import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A `silent` network drops everything without an error; a `cut` one breaks every connection. */
export type LinkState = 'open' | 'silent' | 'cut'

/** A link to a server on loopback that a test can break. */
export async function openNetworkLink(target: URL) {
  const pairs = new Set<[Socket, Socket]>()
  let state: LinkState = 'open'
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('error', () => undefined)
      from.on('data', (chunk) => state === 'open' && to.write(chunk))
      from.on('close', () => {
        pairs.delete(pair)
        // A silent network does not pass on the end either.
        if (state !== 'silent') to.destroy()
      })
    }
    return undefined
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  const breakAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  return {
    url: url.href,
    set(next: LinkState): void {
      // Connections with dropped bytes are broken for good.
      if (next === 'cut' || state === 'silent') breakAll()
      state = next
    },
    async close(): Promise<void> {
      breakAll()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
