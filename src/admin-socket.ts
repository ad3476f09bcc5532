import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { z } from 'zod'
import { operatorRoles } from '#rules/people/roles.ts'
import type { Database } from '#store/database.ts'
import { type AdminAnswer, type AdminCommand, runAdminCommand } from './admin-command.ts'

/** The socket in DATA_DIR; only the account that runs the server may open it. */
const pathIn = (dataDir: string) => join(dataDir, 'admin.sock')

/** Windows has neither such sockets nor their file modes. */
const hasSockets = process.platform !== 'win32'

const command = z.object({
  email: z.string(),
  role: z.enum(operatorRoles).optional(),
  demote: z.boolean().optional(),
  resetFactor: z.boolean().optional(),
  password: z.string().optional(),
})
const answer = z.object({ sentence: z.string(), isDone: z.boolean() })

const limitMs = 10_000
const maxLetters = 4_096

/**
 * Lets `npm run admin` work while the server has the embedded database open; one command per connection. Without the
 * socket, for example under a too long path, the terminal says to stop the server.
 */
export async function openAdminSocket(
  dataDir: string,
  { db, now, log }: { db: Database; now: () => Date; log: Logger },
): Promise<() => Promise<void>> {
  if (!hasSockets) return async () => {}
  const path = pathIn(dataDir)
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(limitMs, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    void answerOn(socket).catch((error: unknown) => {
      log.error({ err: error }, 'a command of npm run admin failed')
      socket.destroy()
    })
  })
  const answerOn = async (socket: Socket) => {
    const asked = command.parse(JSON.parse(await shortText(socket)))
    socket.end(JSON.stringify(await runAdminCommand(db, asked, now())))
  }
  // We have the directory's lock, so an existing socket is from a killed server.
  await rm(path, { force: true })
  const opened = await new Promise<Error | null>((resolve) => {
    server.once('error', resolve)
    server.listen(path, () => resolve(null))
  })
  if (opened) {
    log.warn({ err: opened }, 'npm run admin works only while the server is stopped')
    return async () => {}
  }
  await chmod(path, 0o600)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

async function shortText(socket: Socket): Promise<string> {
  let asked = ''
  for await (const part of socket.setEncoding('utf8')) {
    asked += part
    if (asked.length > maxLetters) throw new Error('the command is too long')
  }
  return asked
}

/** Sends the command to the running server; null where none listens. */
export async function askAdminSocket(dataDir: string, asked: AdminCommand): Promise<AdminAnswer | null> {
  if (!hasSockets) return null
  const socket = connect({ path: pathIn(dataDir), allowHalfOpen: true })
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isOpen) return null
  socket.end(JSON.stringify(asked))
  return answer.parse(JSON.parse(await text(socket)))
}
