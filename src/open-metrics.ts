import type { MailTransport } from '#integrations/mail/transports.ts'
import { type Metrics, openMetrics } from '#server/metrics/metrics.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import type { OpenDatabase } from '#store/database.ts'
import type { Queue } from '#store/queue.ts'
import { operationFigures } from '#store/stats/operation-figures.ts'
import type { Config } from './config.ts'
import { version } from './log.ts'

/** This process's metrics; only with METRICS_TOKEN. */
export function metricsOf(
  { metricsToken, nodeName }: Pick<Config, 'metricsToken' | 'nodeName'>,
  {
    open,
    queue,
    cache,
    streams,
  }: {
    open: OpenDatabase
    queue: Promise<Pick<Queue, 'figures'>>
    cache: PageCache | null
    streams(): number
  },
): Metrics | null {
  if (metricsToken === undefined) return null
  return openMetrics({
    node: nodeName,
    version,
    cache,
    pool: open.pool,
    streams,
    async readStored() {
      const { waiting, oldestSeconds } = await (await queue).figures()
      return {
        ...(await operationFigures(open.db)),
        followUpsWaiting: waiting,
        followUpsOldestSeconds: oldestSeconds,
      }
    },
  })
}

/** A queue that counts runs of scheduled work. */
export function runsCounted(queue: Queue, onScheduledRun: Metrics['onScheduledRun']): Queue {
  return {
    ...queue,
    async schedule(name, cron, work) {
      onScheduledRun(name)
      await queue.schedule(name, cron, async () => {
        try {
          await work()
          onScheduledRun(name, 'done')
        } catch (error) {
          onScheduledRun(name, 'failed')
          throw error
        }
      })
    },
  }
}

/** A transport that counts mails. */
export function counted(transport: MailTransport, mail: Metrics['mail']): MailTransport {
  return {
    ...transport,
    async deliver(message) {
      try {
        await transport.deliver(message)
        mail.sent()
      } catch (error) {
        mail.failed()
        throw error
      }
    },
  }
}
