import type { Mail } from '#integrations/mail/message.ts'
import type { MailTransport } from '#integrations/mail/transports.ts'
import type { OpenDatabase } from '#store/database.ts'
import { openQueue, type Queue } from '#store/queue.ts'
import { addJob, addPerson } from '#store/testing/rows.ts'
import { startWorkers } from '#workers/workers.ts'

export const app = {
  publicUrl: 'https://shigotocho.example',
  secret: 'a secret of tests only, long enough',
  acceptedSecrets: ['a secret of tests only, long enough'],
  operatorEmail: 'operator@shigotocho.example',
  operatorName: '株式会社しごと帖',
  pushHosts: { loopback: true },
}

type LogEntry = { level: 'info' | 'warn' | 'error'; facts: Record<string, unknown>; text: string }

/** A log whose entries tests can read. */
function recordingLog() {
  const entries: LogEntry[] = []
  const logger = (level: LogEntry['level']) => (facts: unknown, text?: string) =>
    void entries.push({ level, facts: facts as LogEntry['facts'], text: text ?? '' })
  return { entries, info: logger('info'), warn: logger('warn'), error: logger('error') }
}

/** A transport that records mails; `trouble` may throw instead, once per call. */
export function recordingTransport(trouble: (tries: number) => void = () => {}) {
  const delivered: Mail[] = []
  const tried: Mail[] = []
  const transport: MailTransport = {
    held: false,
    async deliver(mail) {
      tried.push(mail)
      trouble(tried.length)
      delivered.push(mail)
    },
    async close() {},
  }
  return { delivered, tried, transport }
}

/** A running node that polls twice a second and retries at once. */
export async function startNode(open: OpenDatabase, transport: MailTransport) {
  const log = recordingLog()
  const queue: Queue = await openQueue(open, log, {
    poll: 0.5,
    retry: { retryLimit: 2, retryDelay: 0, retryDelayMax: 0 },
  })
  const workers = await startWorkers({ open, queue, transport, log, now: () => new Date(), ...app })
  return { queue, followUps: queue.followUps, logged: log.entries, stop: workers.stop }
}

/** A person with their own email, which they have confirmed. */
export const person = (open: OpenDatabase, name: string, role: 'user' | 'employer' = 'user') =>
  addPerson(open.db, { name, role, email_verified: true })

/** A public job posted by `owner`. */
export const job = (open: OpenDatabase, owner: { id: string }, title = '経理スタッフ') =>
  addJob(open.db, owner.id, { title, company: 'しごと商店', category: 'office' })
