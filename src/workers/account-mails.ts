import { pagePath } from '#contract/page-addresses.ts'
import { suspensionFacts } from '#store/people/suspensions.ts'
import { findUser } from '#store/people/users.ts'
import { accountFieldLabel } from '#words/field-labels.ts'
import { roleLabel } from '#words/labels.ts'
import { brief } from '#words/mail/frame.ts'
import { accountEdited, accountSuspended, accountUnsuspended } from '#words/mail/suspensions.ts'
import type { MailComposers } from './mail-context.ts'

type AccountMail = 'account-suspended' | 'account-unsuspended' | 'account-edited'

/** Mails about the operator's changes to an account; they cannot be turned off. */
export const accountMails: Pick<MailComposers, AccountMail> = {
  async 'account-suspended'({ user_id }, { db, publicUrl }) {
    const facts = await suspensionFacts(db, user_id)
    if (!facts?.suspended_at) return null // ended since
    const { name, email, reason } = facts
    const link = publicUrl + pagePath('contact')
    return { to: { name, address: email }, ...accountSuspended({ name, reason: reason ?? '', link }) }
  },

  async 'account-unsuspended'({ user_id }, { db, publicUrl }) {
    const facts = await suspensionFacts(db, user_id)
    if (!facts || facts.suspended_at) return null
    const { name, email } = facts
    return { to: { name, address: email }, ...accountUnsuspended({ name, link: publicUrl + pagePath('login') }) }
  },

  async 'account-edited'({ user_id, fields }, { db, publicUrl }) {
    const user = await findUser(db, user_id)
    if (!user) return null
    const textOf = (field: (typeof fields)[number]) => (field === 'role' ? roleLabel[user.role] : user[field])
    const changes = fields.map((field) => [accountFieldLabel[field], brief(textOf(field) || '（空欄）')] as const)
    const words = accountEdited({ name: user.name, changes, link: publicUrl + pagePath('profile') })
    return { to: { name: user.name, address: user.email }, ...words }
  },
}
