import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { NIL } from 'uuid'
import type { OpenDatabase } from './database.ts'
import type { FollowUp, FollowUps, MailFollowUp, PushFollowUp, WebhookFollowUp } from './follow-ups.ts'

export type QueueLog = Pick<Logger, 'info' | 'warn' | 'error'>

/** Thrown by a worker when retrying is useless. */
export class GaveUp extends Error {
  override name = 'GaveUp'
}

export type Queue = {
  followUps: FollowUps
  /**
   * Passes each mail to `work` at least once, on one node; its `id` is the same for every attempt. A throw postpones
   * it; GaveUp, or the last attempt, ends it with an error in the log.
   */
  work(handler: Handler<MailFollowUp>): Promise<void>
  /** The same for pushes, in a separate queue: they go even while mail is down. */
  workPushes(handler: Handler<PushFollowUp>): Promise<void>
  /** The same for webhooks, so that a slow endpoint delays nothing else. */
  workWebhooks(handler: Handler<WebhookFollowUp>): Promise<void>
  /** Runs `work` on a cron schedule (UTC) on one node; a run missed while no node was up is made up for. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>
  /** The number of waiting follow-ups, and how long (s) the oldest has waited. */
  figures(): Promise<{ waiting: number; oldestSeconds: number }>
  /** Stops taking work and waits at most 5 s for running work; the rest is retried later. */
  stop(): Promise<void>
}

type Handler<Work> = (followUp: Work, id: string) => Promise<void>

/** Seconds. */
const defaultTimes = {
  poll: 1,
  /** 20 attempts, doubling from 15 s to 2 h: a mail server may be away for a day. */
  retry: { retryLimit: 20, retryDelay: 15, retryDelayMax: 7_200 },
}

const day = 24 * 60 * 60
const queueName = 'follow-ups'
const pushQueueName = 'pushes'
const webhookQueueName = 'webhooks'
const queueOf = { push: pushQueueName, webhook: webhookQueueName } as const
const queueOptions = {
  retryBackoff: true,
  /** Also the limit for mail waiting until the operator sets up a mail server. */
  retentionSeconds: 60 * day,
  deleteAfterSeconds: 7 * day,
  /** How long after a node died another one may take its follow-up. */
  expireInSeconds: 180,
}

/**
 * Opens the queue, pg-boss in the schema `queue` of the same database (docs/decisions/0004). Several nodes may open it
 * at once; the first creates the schema.
 */
export async function openQueue(
  open: OpenDatabase,
  log: QueueLog,
  options: Partial<typeof defaultTimes> & { onLostPush?: () => void } = {},
): Promise<Queue> {
  const { poll, retry, onLostPush } = { ...defaultTimes, ...options }
  const boss = new PgBoss({
    db: { executeSql: open.executeSql },
    schema: 'queue',
    // The pool's statement timeout could interrupt a rebuild; pg-boss warns when an index needs one.
    reindex: false,
    // Follow-ups do not depend on each other, so there is nothing to check every 5 s.
    flowIntervalSeconds: 600,
  })
  boss.on(
    'error',
    oncePerMinute((error: Error) => log.error({ err: error }, 'the queue reported an error')),
  )
  boss.on(
    'warning',
    oncePerMinute((warning: { message: string }) => log.warn({ warning }, 'the queue reported a warning')),
  )
  const stop = () => boss.stop({ timeout: 5_000 })
  const makeQueue = async (name: string, options: object) => {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  try {
    await boss.start()
    await makeQueue(queueName, { ...queueOptions, ...retry })
    await makeQueue(pushQueueName, { ...queueOptions, retentionSeconds: day, ...retry })
    await makeQueue(webhookQueueName, { ...queueOptions, retentionSeconds: 3 * day, ...retry })
    // Makes pg-boss cache the queues now: `send` would read them outside the transaction, whose connection may be the
    // only one.
    for (const name of [queueName, pushQueueName, webhookQueueName]) await boss.findJobs(name, { id: NIL })
  } catch (error) {
    await stop()
    throw error
  }
  async function workOn<Work extends FollowUp>(name: string, handler: Handler<Work>): Promise<void> {
    const options = { ...workOptions, pollingIntervalSeconds: poll }
    await boss.work<Work, unknown, typeof options>(name, options, (jobs) =>
      Promise.all(jobs.map((job) => attempt(job, () => handler(job.data, job.id), log))),
    )
  }
  return {
    followUps: {
      opened: async () => {},
      async add(tx, followUp, options) {
        const { kind } = followUp
        const turn = await options?.turn?.()
        if (turn === 'lost') {
          log.warn(followUp, 'too many pushes of this account wait; this one is lost')
          return onLostPush?.()
        }
        const priority = options?.priority ?? turn
        await boss.send(kind in queueOf ? queueOf[kind as keyof typeof queueOf] : queueName, followUp, {
          db: fromKysely(tx),
          ...(options?.afterSeconds && { startAfter: options.afterSeconds }),
          ...(priority && { priority }),
        })
      },
    },
    work: (handler) => workOn(queueName, handler),
    workPushes: (handler) => workOn(pushQueueName, handler),
    workWebhooks: (handler) => workOn(webhookQueueName, handler),
    async schedule(name, cron, work) {
      await makeQueue(name, { retryLimit: 2, retryDelay: 60, deleteAfterSeconds: day })
      await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
        try {
          await work()
        } catch (error) {
          log.error({ err: error, schedule: name }, 'scheduled work failed')
          throw new Error(reasonOf(error))
        }
      })
      await boss.schedule(name, cron, null, { missed: 'once' })
    },
    async figures() {
      const { rows } = await open.executeSql(waitingSql, [queueName])
      return { waiting: Number(rows[0].waiting), oldestSeconds: Number(rows[0].oldest) }
    },
    stop,
  }
}

/** Pages are served while the queue opens; actions with follow-ups wait for it. */
export const followUpsWhenOpen = (queue: Promise<Queue>): FollowUps => ({
  opened: async () => (await queue).followUps.opened(),
  add: async (...added) => (await queue).followUps.add(...added),
})

/** Uses pg-boss' index of unfetched jobs. A postponed one waits from its start time. */
const waitingSql = `select count(*) as waiting, coalesce(greatest(0, extract(epoch from now() - min(
    case when state = 'created' then greatest(created_on, start_after) else created_on end))), 0) as oldest
  from queue.job where name = $1 and state < 'active' and not blocked`

const workOptions = { batchSize: 5, burstWhenBatchFull: true, includeMetadata: true, perJobResults: true } as const

/** pg-boss stores the output, so errors are reduced by `reasonOf`. */
async function attempt(job: JobWithMetadata<FollowUp>, handle: () => Promise<void>, log: QueueLog): Promise<JobResult> {
  try {
    await handle()
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const useless = error instanceof GaveUp
    const reason = reasonOf(useless ? (error.cause ?? error) : error)
    const facts = { follow_up: job.id, ...job.data, tries: job.retryCount + 1, reason }
    if (useless || job.retryCount >= job.retryLimit) log.error(facts, 'a follow-up failed for good')
    else log.warn(facts, 'a follow-up failed and will be tried again')
    return { id: job.id, status: useless ? 'deadletter' : 'failed', output: { reason } }
  }
}

/** Names and codes only: mail servers' messages repeat addresses. */
function reasonOf(error: unknown): string {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number }
  return [name, code, responseCode].filter(Boolean).join(' ') || 'unknown'
}

/** While the database is away every poll fails; one log line a minute is enough. */
function oncePerMinute<Event>(listener: (event: Event) => void): (event: Event) => void {
  let quietUntil = 0
  return (event) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + 60_000
    listener(event)
  }
}
