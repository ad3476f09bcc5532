import { setTimeout as sleep } from 'node:timers/promises'
import { MailRefused } from '#integrations/mail/message.ts'
import type { MailTransport } from '#integrations/mail/transports.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { notifyExternals } from '#store/applications/external-applicants.ts'
import type { Database, OpenDatabase } from '#store/database.ts'
import type { FollowUps, MailFollowUp } from '#store/follow-ups.ts'
import { checkQueue } from '#store/jobs/check-queue.ts'
import { claimEndingJobs } from '#store/jobs/job-deadlines.ts'
import { publishDue } from '#store/jobs/publication.ts'
import { compareTexts } from '#store/jobs/similar-texts.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { countConfirmations } from '#store/people/sign-in-codes.ts'
import { GaveUp, type Queue, type QueueLog } from '#store/queue.ts'
import { foldFigures, recountFigures } from '#store/stats/kept-figures.ts'
import { keepYearCounts } from '#store/stats/ledger.ts'
import { sweep } from '#store/sweep.ts'
import { JobMatcher } from './alerts/match-jobs.ts'
import { sendAlerts } from './alerts/send-alerts.ts'
import { composeMail } from './compose-mail.ts'
import { deleteDueJobs } from './delete-due-jobs.ts'
import { deliverPush, type PushDelivery } from './deliver-push.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import type { MailConfig } from './mail-context.ts'
import { maintainSearchIndex } from './maintain-search-index.ts'
import { notifyFavourites } from './notify-favourites.ts'
import { recheckJobs } from './recheck-jobs.ts'
import { repeat } from './repeat.ts'

type WorkersOptions = MailConfig &
  Pick<PushDelivery, 'pushHosts' | 'onPush'> & {
    open: OpenDatabase
    queue: Queue
    transport: MailTransport
    now: () => Date
    log: QueueLog
    /** Called when a mail is left out because its mailbox got too many. */
    onMailLimit?: (() => void) | undefined
    /** For how many days a closed case is kept; 365 by default. */
    keepCaseDays?: number
  }

/**
 * Starts background work: mail, pushes, webhooks, the hourly sweep, and at night the checks of public jobs and figures.
 * While the transport is held, mail waits in the queue for at most 60 days. `stop` also stops the queue, and waits at
 * most 5 s for running work.
 */
export async function startWorkers(options: WorkersOptions): Promise<{ stop(): Promise<void> }> {
  const { open, queue, transport, publicUrl, secret, acceptedSecrets, operatorEmail, operatorName, now, log } = options
  const delivery = { db: open.db, transport, publicUrl, secret, acceptedSecrets, operatorEmail, operatorName, now, log }
  const mailing = { ...delivery, onMailLimit: options.onMailLimit }
  if (!transport.held) await queue.work((followUp, id) => deliverMail(followUp, id, mailing))
  const pushes = { ...delivery, pushHosts: options.pushHosts, onPush: options.onPush }
  await queue.workPushes((push, id) => deliverPush(push, id, pushes))
  const webhooks = { ...pushes, followUps: queue.followUps }
  await queue.workWebhooks((webhook, id) => deliverWebhook(webhook, id, webhooks))
  await queue.schedule('sweep', '17 * * * *', async () => {
    await sweep(open.db, now(), options.keepCaseDays)
    await warnOfFailedCodes(open.db, now(), log)
    await open.db.transaction().execute((tx) => notifyExternals(tx, queue.followUps, now()))
    await checkQueue(open.db, now(), { unchecked: true })
  })
  // At night in Japan (18:40 UTC), when there are few readers.
  await queue.schedule('recheck-jobs', '40 18 * * *', async () => {
    await recheckJobs(open.db, queue.followUps, now())
    await checkQueue(open.db, now(), { unchecked: false })
  })
  await queue.schedule('check-figures', '10 19 * * *', () => checkFigures(open, log))
  // At nine in the morning in Japan.
  await queue.schedule('remind-deadlines', '0 0 * * *', () => remindDeadlines(open.db, queue.followUps, now()))
  await queue.schedule('tell-favourites', '20 0 * * *', () => notifyFavourites(open.db, queue.followUps, now()))
  const matcher = new JobMatcher(open.db)
  const mailed = { ...delivery, followUps: queue.followUps }
  const loops = [
    maintainSearchIndex(open, log),
    // The figures are exact before and after.
    repeat(5_000, () => foldFigures(open.db), log, 'the figures could not be added up; they are still right'),
    compareNewTexts(open.db, log),
    repeat(
      2_000,
      async (stopping) => {
        await matcher.run(now, () => stopping.aborted)
        await sendAlerts(mailed, () => stopping.aborted)
      },
      log,
      'saved searches could not be compared with changed jobs; it is tried again',
    ),
    repeat(
      2_000,
      async (stopping) => {
        while (!stopping.aborted && (await deleteDueJobs(open.db, queue.followUps, now()))) {}
      },
      log,
      'jobs could not be deleted; it is tried again',
    ),
    repeat(2_000, () => publishDue(open.db, now()), log, 'jobs could not be published; it is tried again'),
    repeat(hourMs, () => keepYearCounts(open.db, now()), log, 'the year could not be counted; it is tried again'),
  ]
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await queue.stop()
    },
  }
}

const hourMs = 60 * 60 * 1_000

/** The share of failed sign-ins by code in an hour that is logged. */
const failedShare = 0.01

/** Logs the failed sign-ins by code of the last hour where their share is unusual. */
export async function warnOfFailedCodes(db: Database, now: Date, log: QueueLog): Promise<void> {
  const { total, failed } = await countConfirmations(db, new Date(now.getTime() - hourMs))
  if (failed > total * failedShare) log.warn({ failed, total }, 'many sign-ins by code failed in the last hour')
}

/** How many days before its deadline the owner of a public job is reminded. */
const daysBeforeDeadline = 7

/** Reminders per transaction. */
const reminderBatch = 200
const dayMs = 24 * 60 * 60_000

/** Reminds employers of a near deadline, once per deadline. */
export async function remindDeadlines(db: Database, followUps: FollowUps, now: Date): Promise<void> {
  await followUps.opened()
  const today = tokyoDate(now)
  const until = tokyoDate(new Date(now.getTime() + daysBeforeDeadline * dayMs))
  for (let taken = reminderBatch; taken === reminderBatch; )
    taken = await db.transaction().execute(async (tx) => {
      const jobs = await claimEndingJobs(tx, { today, until, limit: reminderBatch })
      for (const { id: job_id, owner_id: employerId, deadline } of jobs)
        await notifyEmployer(tx, followUps, { employerId, about: { kind: 'job_ending', job_id, deadline }, now })
      return jobs.length
    })
}

type Delivery = MailConfig &
  Pick<WorkersOptions, 'onMailLimit'> & { db: Database; transport: MailTransport; now: () => Date; log: QueueLog }

/**
 * Writes and sends the mail of a follow-up; `id` makes the Message-ID, so that duplicates after a crash are recognised.
 * Throws GaveUp when the mail server refuses the mail for good.
 */
async function deliverMail(followUp: MailFollowUp, id: string, delivery: Delivery): Promise<void> {
  let isOverLimit = false
  const onLimit = () => {
    isOverLimit = true
    delivery.onMailLimit?.()
  }
  const mail = await composeMail(followUp, { ...delivery, now: delivery.now(), onLimit })
  if (isOverLimit)
    return delivery.log.warn(
      { follow_up: id, ...followUp },
      'no mail: its mailbox, which nobody confirmed, got too many today',
    )
  if (!mail) return delivery.log.info({ follow_up: id, ...followUp }, 'no mail to send any more')
  try {
    const { thread, ...content } = mail
    const host = hostOf(delivery.publicUrl)
    const first = thread && `application.${thread.application}.${thread.side}@${host}`
    const ids =
      first && thread?.begins
        ? { messageId: first }
        : { messageId: `${id}@${host}`, ...(first && { inReplyTo: first }) }
    await delivery.transport.deliver({ ...content, ...ids })
  } catch (error) {
    throw error instanceof MailRefused ? new GaveUp('the mail was refused', { cause: error.cause ?? error }) : error
  }
  delivery.log.info({ follow_up: id, ...followUp }, 'mail delivered')
}

/** A Message-ID allows no brackets or colons of an IPv6 address. */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/[^\w.-]/g, '') || 'localhost'
}

/** Texts per transaction, which blocks editors of them, and the pause (ms) after it. */
const textBatch = { texts: 50, restMs: 20 }

/** Compares new texts with all others while the node runs; one node at a time. */
export function compareNewTexts(db: Database, log: QueueLog): { stop(): Promise<void> } {
  const compareSome = () => db.transaction().execute((tx) => compareTexts(tx, textBatch.texts))
  const compareAll = async (stopping: AbortSignal) => {
    while (!stopping.aborted && (await compareSome())) await sleep(textBatch.restMs)
  }
  return repeat(2_000, compareAll, log, 'new texts could not be compared; lists still find similar ones')
}

/** Recounts the figures, corrects them, and logs the differences. */
export async function checkFigures(open: OpenDatabase, log: QueueLog): Promise<void> {
  const drift = (await recountFigures(open)) ?? []
  if (drift.length > 0) log.warn({ drift }, 'figures were wrong and are corrected')
}
