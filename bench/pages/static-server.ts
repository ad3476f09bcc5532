// For comparison: plain node:http that answers every request with the bytes that its parent process sends.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

process.once('message', ({ status, headers, body }: { status: number; headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
    response.writeHead(status, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
