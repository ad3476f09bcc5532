import pLimit from 'p-limit'
import { reasonsOf } from '#contract/jobs/alternative-view.ts'
import { parseKnownSearch } from '#contract/known-search.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { summaryOf } from '#contract/saved-searches.ts'
import { savedSearchPath } from '#contract/search-address.ts'
import { unsubscribePath } from '#contract/signed-links.ts'
import { MailRefused, RecipientRefused } from '#integrations/mail/message.ts'
import type { MailTransport } from '#integrations/mail/transports.ts'
import { fewHits, mayHaveAlternatives, wishesOf } from '#rules/search/wishes.ts'
import * as store from '#store/alerts/alert-mails.ts'
import { lockListings } from '#store/alerts/listing-changes.ts'
import type { Database } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import type { QueueLog } from '#store/queue.ts'
import { searchOn } from '#store/search/search-on.ts'
import { newJobs } from '#words/mail/alerts.ts'
import { signed } from '#words/mail/frame.ts'
import type { MailConfig } from '#workers/mail-context.ts'
import { criteriaOf } from './match-jobs.ts'

/** People per transaction, mails written together, and mails in flight. */
const sizes = { people: 500, mails: 100, sending: 20 }

/** A mail shows this many jobs, and the number of the rest. */
const maxJobs = 20

/** Pauses (ms) double from the first to the last; a mail is dropped after `tries`. */
const retry = { first: 15_000, last: 2 * 60 * 60_000, tries: 20 }

export type AlertDelivery = MailConfig & {
  db: Database
  transport: MailTransport
  followUps: FollowUps
  now: () => Date
  log: QueueLog
}

/** Writes and sends due mails; returns how many were sent. `shouldStop` is checked between batches. */
export async function sendAlerts(delivery: AlertDelivery, shouldStop: () => boolean = () => false): Promise<number> {
  const { db, transport, followUps, now } = delivery
  if (await store.hasFreshPosts(db))
    await db.transaction().execute(async (tx) => {
      await lockListings(tx)
      await store.planFollowerMails(tx, now())
    })
  for (let people = sizes.people; people === sizes.people && !shouldStop(); )
    people = await db.transaction().execute(async (tx) => {
      await lockListings(tx)
      return store.writeDueMails(tx, followUps, now(), sizes.people)
    })
  let sent = 0
  // Mails wait until there is a mail server.
  for (let taken = sizes.mails; taken === sizes.mails && !transport.held && !shouldStop(); ) {
    const mails = await store.claimAlertMails(db, now(), sizes.mails)
    taken = mails.length
    if (taken > 0) sent += await sendAll(mails, delivery)
  }
  return sent
}

async function sendAll(mails: readonly store.AlertMail[], delivery: AlertDelivery): Promise<number> {
  const { db, now } = delivery
  const [readers, jobs] = [
    await store.alertReaders(
      db,
      mails.map(({ user_id }) => user_id),
    ),
    await store.alertedJobs(db, mails, maxJobs, now()),
  ]
  const readerById = new Map(readers.map((reader) => [reader.id, reader]))
  const jobsOf = Map.groupBy(jobs, ({ mail }) => mail)
  const limit = pLimit(sizes.sending)
  const outcomes = await Promise.all(
    mails.map((mail) =>
      limit(async () => {
        const reader = readerById.get(mail.user_id)
        const rows = (jobsOf.get(mail.id) ?? []).filter(({ of_employer }) =>
          of_employer ? reader?.wants_employers : reader?.wants_searches,
        )
        if (!reader || rows.length === 0) return { id: mail.id, outcome: 'nothing' as const }
        const close = reader.wants_searches ? await closeJobsFor(mail, delivery) : []
        return { id: mail.id, outcome: await send(mail, { reader, rows, close }, delivery) }
      }),
    ),
  )
  const done = outcomes.filter(({ outcome }) => outcome !== 'later')
  await store.removeAlertMails(
    db,
    done.map(({ id }) => id),
  )
  return outcomes.filter(({ outcome }) => outcome === 'sent').length
}

/** A mail tells at most so many alternatives, of so many searches. */
const mostAlternatives = 5
const mostSearches = 3

/** Jobs that meet some of a saved search with few hits, which ride in a mail of new jobs. */
async function closeJobsFor(mail: store.AlertMail, { db, now }: AlertDelivery) {
  const lists = []
  let left = mostAlternatives
  for (const { id, name, search, told } of await store.searchesForAlternatives(db, mail, mostSearches)) {
    const { literal, synonyms } = parseKnownSearch(new URLSearchParams(search)).conditions
    const criteria = criteriaOf(search)
    const wishes = wishesOf(criteria, synonyms)
    if (left === 0 || literal || !mayHaveAlternatives(wishes)) continue
    if ((await searchOn(db).count(criteria, { now: now() })).total >= fewHits) continue
    const options = { now: now(), wishes, limit: left + told.length }
    const found = await searchOn(db).findAlternatives(criteria, options)
    const fresh = found.filter(({ job }) => !told.includes(job.id)).slice(0, left)
    const allowed = await store.claimAlternatives(
      db,
      mail,
      id,
      fresh.map(({ job }) => job.id),
    )
    const jobs = fresh.filter(({ job }) => allowed.has(job.id))
    left -= jobs.length
    if (jobs.length > 0)
      lists.push({ name, jobs: jobs.map(({ job, met }) => ({ ...job, reasons: reasonsOf(job, wishes, met) })) })
  }
  return lists
}

type Told = {
  reader: { id: string; name: string; email: string }
  rows: Awaited<ReturnType<typeof store.alertedJobs>>
  /** Alternatives by saved search. */
  close: Awaited<ReturnType<typeof closeJobsFor>>
}

async function send(mail: store.AlertMail, told: Told, delivery: AlertDelivery): Promise<'sent' | 'refused' | 'later'> {
  const { db, transport, publicUrl, now, log } = delivery
  const facts = { alert: mail.id, searches: mail.searches.length, employers: mail.employers.length }
  try {
    // The same for every attempt, so that duplicates after a crash are recognised.
    const messageId = `${mail.id}@${new URL(publicUrl).hostname.replace(/[^\w.-]/g, '') || 'localhost'}`
    await transport.deliver({ ...write(told, delivery), messageId })
    log.info(facts, 'alert delivered')
    return 'sent'
  } catch (error) {
    if (error instanceof MailRefused || mail.tries >= retry.tries) {
      log.error(facts, 'an alert could not be delivered')
      if (error instanceof RecipientRefused) await store.recordBounce(db, mail.user_id, now())
      return 'refused'
    }
    log.warn(facts, 'an alert could not be delivered and will be tried again')
    const pause = Math.min(retry.last, retry.first * 2 ** (mail.tries - 1))
    await store.postponeAlertMail(db, mail.id, new Date(now().getTime() + pause))
    return 'later'
  }
}

function write({ reader, rows, close }: Told, { publicUrl, secret, operatorEmail, operatorName }: AlertDelivery) {
  const lists = [...Map.groupBy(rows, ({ source }) => source).values()].flatMap((jobs) => {
    const [first] = jobs
    if (!first) return []
    const { name, search, total, source, of_employer } = first
    const link = publicUrl + (of_employer ? pagePath('employer', { id: source }) : savedSearchPath(search))
    const shown = jobs
      .filter((job) => job.shown)
      .map((job) => ({ ...job, link: publicUrl + pagePath('job', { id: job.id }) }))
    return [{ name, summary: of_employer ? null : summaryOf(search), total, jobs: shown, link }]
  })
  const unsubscribe = publicUrl + unsubscribePath(reader.id, secret)
  const settings = publicUrl + pagePath('settings', { tab: 'notifications' })
  const closeLists = close.map(({ name, jobs }) => ({
    name,
    jobs: jobs.map((job) => ({ ...job, link: publicUrl + pagePath('job', { id: job.id }) })),
  }))
  const words = newJobs({ name: reader.name, lists, closeLists, settings, unsubscribe })
  const operator = { name: operatorName, email: operatorEmail }
  return { to: { name: reader.name, address: reader.email }, ...signed(words, operator), unsubscribe }
}
