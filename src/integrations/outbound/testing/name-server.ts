import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'

/** The IPv4 addresses of a name; null means no answer. */
type Answer = (name: string) => readonly string[] | null

/** A name server on this machine, and a resolver that uses only it. */
export async function openNameServer(answer: Answer) {
  const server = createSocket('udp4')
  server.on('message', (asked, from) => {
    const told = answerTo(asked, answer)
    if (told) server.send(told, from.port, from.address)
  })
  await new Promise<void>((listening) => server.bind(0, '127.0.0.1', listening))
  const resolver = new Resolver({ timeout: 500, tries: 2 })
  resolver.setServers([`127.0.0.1:${server.address().port}`])
  return { resolver, close: () => new Promise<void>((closed) => server.close(() => closed())) }
}

const typeA = 1

/** The answer to a message with one question (RFC 1035, 4.1). */
function answerTo(asked: Buffer, answer: Answer): Buffer | null {
  const end = asked.indexOf(0, 12)
  const labels: string[] = []
  for (let at = 12; at < end; at += 1 + (asked[at] ?? 0))
    labels.push(asked.toString('latin1', at + 1, at + 1 + (asked[at] ?? 0)))
  const addresses = answer(labels.join('.'))
  if (addresses === null) return null
  const told = asked.readUInt16BE(end + 1) === typeA ? addresses : []
  const head = Buffer.from(asked.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  // One question and these answers.
  for (const [at, count] of [1, told.length, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * at)
  // The name of the question, type A, class IN, TTL 0, four bytes.
  const records = told.map((address) =>
    Buffer.from([0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  )
  return Buffer.concat([head, asked.subarray(12, end + 5), ...records])
}
