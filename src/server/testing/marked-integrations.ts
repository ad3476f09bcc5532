import { v7 } from 'uuid'
import type { Person, TestApp } from '#app/testing/test-app.ts'
import type { KeyScope } from '#rules/people/api-keys.ts'
import { webhookOf } from '#server/testing/people-and-jobs.ts'
import { insertApiKey, newKey } from '#store/people/api-keys.ts'
import { putInvitation } from '#store/people/team-invitations.ts'
import { addTestDelivery } from '#store/people/webhook-deliveries.ts'
import { idleQueue } from '#store/testing/rows.ts'

/** Remembers what stands in one place, and who may read it. */
export type Marks = {
  keep: (value: string, what: string, readers: readonly Person[]) => string
  mark: (what: string, readers: readonly Person[]) => string
}

/** What only owners of an employer read: its keys, webhooks with what was sent, and who is invited. */
export async function markedIntegrations(app: TestApp, employer: Person, { keep, mark }: Marks) {
  const { db } = app.open
  const now = app.dependencies.now()
  const word = (what: string) => mark(what, [employer])

  const { hash } = newKey()
  const named = { id: v7(), name: word('name of a key'), scopes: ['jobs:read'] satisfies KeyScope[] }
  const made = { shown: word('start of a key'), hash, created_at: now, expires_at: null }
  const key = { ...named, ...made, employer_id: employer.id, created_by: employer.id }
  await db.transaction().execute((tx) => insertApiKey(tx, key, 1))

  const url = `https://hooks.example.com/${word('address of a webhook')}`
  const webhook = await webhookOf(app, employer, { url, events: ['application.received'] })
  keep(webhook.secret, 'secret of a webhook', [])
  const delivery = await db
    .transaction()
    .execute((tx) => addTestDelivery(tx, idleQueue(), { webhookId: webhook.id, now }))
  // Over, so that nothing but whose it is keeps it from being sent again.
  const sent = { state: 'delivered', tries: 1 } as const
  await db.updateTable('webhook_deliveries').set(sent).where('id', '=', delivery).execute()

  const { secret } = app.dependencies.config
  const email = `${word('email of somebody invited')}@example.com`
  const invitation = { employerId: employer.id, email, role: 'recruiter', by: employer.id, secret, now } as const
  const invited = (await db.transaction().execute((tx) => putInvitation(tx, invitation))) ?? ''
  const own = (id: string, what: string) => [keep(id, `id of a ${what}`, [employer])]
  return {
    key: own(key.id, 'key'),
    webhook: own(webhook.id, 'webhook'),
    delivery: own(delivery, 'delivery'),
    invitation: own(invited, 'invitation'),
  }
}
