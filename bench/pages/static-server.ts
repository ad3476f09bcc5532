// For comparison: plain node:http that answers every request with the same bytes. Argument: a JSON file with the response.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const { status, headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  status: number
  headers: string[]
  body: string
}
const bytes = Buffer.from(body, 'base64')
const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
