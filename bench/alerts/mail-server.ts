import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail server on loopback that accepts each mail after `pause` ms and drops it. */
export async function startMailServer(pause: number) {
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.resume().once('end', async () => {
        await sleep(pause)
        taken += 1
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
}
