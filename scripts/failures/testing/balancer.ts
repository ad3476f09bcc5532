import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Product } from '#scripts/testing/start-product.ts'

/** Time (ms) between two health checks of a node, as `inter 500` of HAProxy. */
const everyMs = 500

/**
 * A round-robin load balancer like HAProxy or nginx: it uses the nodes that say they are ready, and sends a request whose
 * connection was refused to the next one.
 */
export async function openBalancer(nodes: readonly Product[]) {
  const ready = new Set<Product>(nodes)
  let turn = 0
  const check = setInterval(() => {
    for (const node of nodes)
      fetch(`${node.url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => (ok ? ready.add(node) : ready.delete(node)),
        () => ready.delete(node),
      )
  }, everyMs)
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray())
    const passOn = (tries: number): void => {
      const candidates = nodes.filter((node) => ready.has(node))
      turn += 1
      const node = candidates[turn % candidates.length]
      if (!node) return void outgoing.writeHead(502).end()
      const { method, url, headers } = incoming
      const passing = request(`${node.url}${url}`, { method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      passing.on('error', (error: NodeJS.ErrnoException) => {
        ready.delete(node)
        if (error.code === 'ECONNREFUSED' && tries > 0) return passOn(tries - 1)
        if (!outgoing.headersSent) outgoing.writeHead(502)
        outgoing.end()
      })
      passing.end(body)
    }
    passOn(nodes.length)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Whether this node gets requests. */
    uses: (node: Product) => ready.has(node),
    close: () => {
      clearInterval(check)
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}
