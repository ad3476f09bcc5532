import type { MailTransport } from '#integrations/mail/transports.ts'
import { tellExternals } from '#store/applications/external-applicants.ts'
import type { OpenDatabase } from '#store/database.ts'
import { checkQueue } from '#store/jobs/check-queue.ts'
import type { Queue, QueueLog } from '#store/queue.ts'
import { watchListings } from './alerts/watch-listings.ts'
import { compareNewTexts } from './compare-new-texts.ts'
import { countYears } from './count-years.ts'
import { watchDueDeletions } from './delete-due-jobs.ts'
import { deliverMail } from './deliver-mail.ts'
import { deliverPush, type PushDelivery } from './deliver-push.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { checkFigures, keepFigures } from './keep-figures.ts'
import type { MailConfig } from './mail-context.ts'
import { maintainSearchIndex } from './maintain-search-index.ts'
import { watchPublications } from './publish-due-jobs.ts'
import { recheckJobs } from './recheck-jobs.ts'
import { remindDeadlines } from './remind-deadlines.ts'
import { sweep } from './sweep.ts'

type WorkersOptions = MailConfig &
  Pick<PushDelivery, 'pushHosts' | 'onPush'> & {
    open: OpenDatabase
    queue: Queue
    transport: MailTransport
    now: () => Date
    log: QueueLog
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
  if (!transport.held) await queue.work((followUp, id) => deliverMail(followUp, id, delivery))
  const pushes = { ...delivery, pushHosts: options.pushHosts, onPush: options.onPush }
  await queue.workPushes((push, id) => deliverPush(push, id, pushes))
  const webhooks = { ...pushes, followUps: queue.followUps }
  await queue.workWebhooks((webhook, id) => deliverWebhook(webhook, id, webhooks))
  await queue.schedule('sweep', '17 * * * *', async () => {
    await sweep(open.db, now(), options.keepCaseDays)
    await open.db.transaction().execute((tx) => tellExternals(tx, queue.followUps, now()))
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
  const figures = keepFigures(open.db, log)
  const similar = compareNewTexts(open.db, log)
  const listings = watchListings({ ...delivery, followUps: queue.followUps })
  const deletions = watchDueDeletions(open.db, queue.followUps, now, log)
  const publications = watchPublications(open.db, now, log)
  const years = countYears(open.db, now, log)
  const index = maintainSearchIndex(open, log)
  return {
    async stop() {
      const loops = [index, figures, similar, listings, deletions, publications, years]
      await Promise.all(loops.map((loop) => loop.stop()))
      await queue.stop()
    },
  }
}
