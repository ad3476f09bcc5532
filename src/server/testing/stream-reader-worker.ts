import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

// Reads many streams of notifications from a thread of its own, so that what readers take does not count as the server's.

type Asked = { port: number; path: string; tokens: string[] }
export type Told = { reader: number; event: { unread: number }; at: number }

/** A node refuses who comes beyond what it can answer soon, so that they do not all come at once. */
const atOnce = 50

const { port, path, tokens } = workerData as Asked
const sockets: Socket[] = []

function readNext(): void {
  const reader = sockets.length
  if (reader === tokens.length) return
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  let events = 0
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    if (/^HTTP\/1\.1 (?!200)/.test(text)) throw new Error(`Reader ${reader} was refused: ${text}`)
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
      text = text.slice(end + 2)
      if (data === undefined) continue
      parentPort?.postMessage({ reader, event: JSON.parse(data), at: performance.timeOrigin + performance.now() })
      events += 1
      if (events === 1) readNext()
    }
  })
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${tokens[reader]}\r\n\r\n`)
}

for (let n = 0; n < atOnce; n += 1) readNext()
parentPort?.on('message', () => {
  for (const socket of sockets) socket.destroy()
  parentPort?.close()
})
