import type { MailTransport } from '#integrations/mail/transports.ts'
import type { OpenDatabase } from '#store/database.ts'
import type { Queue, QueueLog } from '#store/queue.ts'
import type { MailConfig } from './compose-mail.ts'
import { deliverMail } from './deliver-mail.ts'
import { maintainSearchIndex } from './maintain-search-index.ts'
import { sweep } from './sweep.ts'

type WorkersOptions = MailConfig & { open: OpenDatabase; queue: Queue; transport: MailTransport; log: QueueLog }

/**
 * Starts what happens later: mail, and the hourly sweep. While the transport is held, mail waits in the queue (at most
 * 60 days). `stop` stops the queue as well: it waits for running work, at most 5 s.
 */
export async function startWorkers(options: WorkersOptions): Promise<{ stop(): Promise<void> }> {
  const { open, queue, transport, publicUrl, secret, operatorEmail, log } = options
  const delivery = { db: open.db, transport, publicUrl, secret, operatorEmail, log }
  if (!transport.held) await queue.work((followUp, id) => deliverMail(followUp, id, delivery))
  await maintainEmbedded(open, 'ANALYZE')
  await queue.schedule('sweep', '17 * * * *', async () => {
    await sweep(open.db, new Date())
    await maintainEmbedded(open, 'VACUUM (ANALYZE)')
  })
  const index = maintainSearchIndex(open, log)
  return {
    async stop() {
      await index.stop()
      await queue.stop()
    },
  }
}

/** The tables that grow with use. */
const growingTables = 'jobs, users, applications, job_view_days'

/**
 * The embedded database has no autovacuum: without fresh statistics it plans long lists badly, and dead rows stay. At the
 * start only the statistics are renewed, hourly the rest.
 */
async function maintainEmbedded(
  { kind, executeSql }: OpenDatabase,
  command: 'ANALYZE' | 'VACUUM (ANALYZE)',
): Promise<void> {
  if (kind === 'embedded') await executeSql(`${command} ${growingTables}`)
}
