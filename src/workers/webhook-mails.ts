import { pagePath } from '#contract/page-addresses.ts'
import { switchedOffFacts } from '#store/people/webhooks.ts'
import { webhookSwitchedOff } from '#words/mail/webhooks.ts'
import type { MailComposers } from './mail-context.ts'

/** Mails to an employer about its webhooks; they cannot be turned off. */
export const webhookMails: Pick<MailComposers, 'webhook-switched-off'> = {
  async 'webhook-switched-off'({ webhook_id }, { db, publicUrl }) {
    const facts = await switchedOffFacts(db, webhook_id)
    if (!facts) return null // on again
    const { name, email, url, failing_since: since } = facts
    const link = publicUrl + pagePath('employerIntegrations')
    return { to: { name, address: email }, ...webhookSwitchedOff({ name, url, since, link }) }
  },
}
