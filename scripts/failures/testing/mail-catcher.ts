import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Recipient and Message-ID: mail programs tell mails apart by the latter. */
export type CaughtMail = { to: string; messageId: string }

/** A mail server that keeps the mails it accepts; while `isAway` it refuses connections. */
export async function openMailCatcher() {
  const caught: CaughtMail[] = []
  const state = { isAway: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(state.isAway ? Object.assign(new Error('away'), { responseCode: 421 }) : null),
    async onData(stream, session, done) {
      const raw = await stream.toArray().then(
        (chunks) => Buffer.concat(chunks).toString(),
        () => null,
      )
      // The sender was killed before the end.
      if (raw === null) return done(new Error('incomplete'))
      // A long header is folded (RFC 5322, 2.2.3).
      const messageId = /^message-id:\s*<([^>]+)>/im.exec(raw)?.[1] ?? ''
      for (const { address } of session.envelope.rcptTo) caught.push({ to: address, messageId })
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    state,
    /** Mails as their reader sees them: programs show a Message-ID once. */
    seenBy: (address: string) =>
      new Set(caught.filter(({ to }) => to === address).map(({ messageId }) => messageId)).size,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
