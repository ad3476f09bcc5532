import { pagePath } from '#contract/page-addresses.ts'
import { erasePath } from '#contract/signed-links.ts'
import type { Mail } from '#integrations/mail/message.ts'
import type { Side } from '#rules/messages/sides.ts'
import { mailOfKind } from '#rules/people/mails.ts'
import { findApplicationDecision } from '#store/applications/application-decisions.ts'
import { externalFacts } from '#store/applications/external-applicants.ts'
import type { FollowUp } from '#store/follow-ups.ts'
import { findInterview, type Interview } from '#store/interviews/interviews.ts'
import * as mailFacts from '#store/mail-facts.ts'
import { contactAnswerFacts, findContactMessage } from '#store/people/contact-messages.ts'
import { tokenToMail } from '#store/people/mailed-links.ts'
import { listBundle } from '#store/people/notifications.ts'
import { relationCode, relationCodeFacts } from '#store/people/relation-codes.ts'
import { signInCode, signInCodeFacts } from '#store/people/sign-in-codes.ts'
import { suspensionFacts } from '#store/people/suspensions.ts'
import { findInvitationToMail } from '#store/people/team-invitations.ts'
import { findUser } from '#store/people/users.ts'
import { switchedOffFacts } from '#store/people/webhooks.ts'
import { accountFieldLabel } from '#words/field-labels.ts'
import { roleLabel } from '#words/labels.ts'
import { emailChanged, resetPassword, signInCodeMail, verifyEmail } from '#words/mail/account.ts'
import { applicationReceived, applicationSent, externalApplicant, statusChanged } from '#words/mail/applications.ts'
import { contactAnswered, contactReceived } from '#words/mail/contact.ts'
import { employerUnverified, employerVerified, relationCodeMail, webhookSwitchedOff } from '#words/mail/employers.ts'
import { brief, unverifiedName } from '#words/mail/frame.ts'
import type { InterviewNews } from '#words/mail/interviews.ts'
import { securityNotice } from '#words/mail/security.ts'
import { accountEdited, accountSuspended, accountUnsuspended } from '#words/mail/suspensions.ts'
import { teamInvitation } from '#words/mail/teams.ts'
import { mailOfInterview } from './interview-mails.ts'
import { jobMails } from './job-mails.ts'
import {
  admitMail,
  type Composed,
  type MailComposers,
  type MailContext,
  settingsLink,
  unwanted,
} from './mail-context.ts'
import { notificationMail } from './notification-mails.ts'

/** The mail of a follow-up from current data; null when there is no recipient or content left. */
export async function composeMail(followUp: FollowUp, context: MailContext): Promise<Composed | null> {
  if (followUp.kind === 'push' || followUp.kind === 'webhook') return null
  const compose = composers[followUp.kind] as (typeof composers)['notifications']
  const mail = await compose(followUp as never, context)
  if (!mail) return null
  const name = followUp.kind === 'notifications' ? mail.name : followUp.kind
  return name ? admitMail({ ...mail, name, fact: followUp }, context) : null
}

type AccountMail = 'account-suspended' | 'account-unsuspended' | 'account-edited'

/** Mails about the operator's changes to an account; they cannot be turned off. */
const accountMails: Pick<MailComposers, AccountMail> = {
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

/** Mails to an employer about its webhooks; they cannot be turned off. */
const webhookMails: Pick<MailComposers, 'webhook-switched-off'> = {
  async 'webhook-switched-off'({ webhook_id }, { db, publicUrl }) {
    const facts = await switchedOffFacts(db, webhook_id)
    if (!facts) return null // on again
    const { name, email, url, failing_since: since } = facts
    const link = publicUrl + pagePath('employerIntegrations')
    return { to: { name, address: email }, ...webhookSwitchedOff({ name, url, since, link }) }
  },
}

const composers: MailComposers = {
  'verify-email': (about, context) => linkMail(about, context, 'verifyEmail', verifyEmail),
  'reset-password': (about, context) => linkMail(about, context, 'resetPassword', resetPassword),

  async 'sign-in-code'({ code_id: id }, context) {
    const { db, now, publicUrl, secret } = context
    const facts = await signInCodeFacts(db, id, now)
    if (!facts) return null
    const token = await tokenToMail(db, { table: 'sign_in_codes', kind: 'sign-in-code', id, hash: facts.hash }, context)
    const link = publicUrl + pagePath('signInLink', { token })
    return { to: facts.email, ...signInCodeMail({ code: facts.takesDigits ? signInCode(id, secret) : null, link }) }
  },

  async 'email-changed'({ change_id: id }, context) {
    const { db, now, publicUrl } = context
    const facts = await mailFacts.emailChangeFacts(db, id, now)
    if (!facts) return null
    const { name, email, changed_at, hash } = facts
    const token = await tokenToMail(db, { table: 'email_changes', kind: 'revert-email', id, hash }, context)
    const link = publicUrl + pagePath('revertEmail', { token })
    return { to: { name, address: email }, ...emailChanged({ name, changedAt: changed_at, link }) }
  },

  async 'security-notice'({ notice_id: id }, context) {
    const { db, now, publicUrl } = context
    const facts = await mailFacts.securityNoticeFacts(db, id, now)
    if (!facts) return null
    const { email, noticed_at: noticedAt, hash, ...told } = facts
    const token = await tokenToMail(db, { table: 'security_notices', kind: 'secure-account', id, hash }, context)
    const link = publicUrl + pagePath('secureAccount', { token })
    return { to: { name: facts.name, address: email }, ...securityNotice({ ...told, noticedAt, link }) }
  },

  async 'application-received'({ application_id, user_id }, { db, publicUrl }) {
    const facts = await mailFacts.receivedApplicationFacts(db, application_id, user_id)
    if (!facts || (await unwanted(facts, db, 'application_received'))) return null
    const { name, email, job_id, job_title, applicant_name } = facts
    const link = publicUrl + pagePath('applicants', { jobId: job_id })
    const words = applicationReceived({
      employerName: name,
      jobTitle: job_title,
      applicantName: applicant_name,
      link,
      settings: settingsLink(publicUrl),
    })
    return {
      to: { name, address: email },
      ...words,
      thread: { application: application_id, side: 'employer', begins: true },
    }
  },

  async 'application-sent'({ application_id }, { db, publicUrl }) {
    const facts = await mailFacts.ownApplicationFacts(db, application_id)
    if (!facts || (await unwanted(facts, db))) return null
    const { name, email, job_title, company, papers } = facts
    const link = publicUrl + pagePath('applications')
    const words = applicationSent({
      name,
      jobTitle: job_title,
      company,
      papers: papers.map((paper) => paper.name),
      link,
      settings: settingsLink(publicUrl),
    })
    return {
      to: { name, address: email },
      ...words,
      thread: { application: application_id, side: 'applicant', begins: true },
    }
  },

  async 'external-applicant'({ application_id }, { db, publicUrl, secret, operatorEmail }) {
    const facts = await externalFacts(db, application_id)
    if (!facts?.email || facts.name === null) return null
    const { name, email, phone, cover_letter, resume_name, company, job_title: jobTitle, is_verified } = facts
    const held = ['氏名', 'メールアドレス', ...(phone ? ['電話番号'] : []), ...(cover_letter ? ['応募メッセージ'] : [])]
    if (resume_name) held.push('履歴書などのファイル')
    const link = publicUrl + erasePath(application_id, secret)
    const words = externalApplicant({ name, company, isVerified: is_verified, jobTitle, held, link })
    return { to: is_verified ? { name, address: email } : email, replyTo: operatorEmail, ...words }
  },

  async 'status-changed'({ application_id, status, decision_id }, { db, publicUrl }) {
    const decision = decision_id === undefined ? null : await findApplicationDecision(db, decision_id)
    // Undone.
    if (decision === undefined) return null
    const facts = await mailFacts.ownApplicationFacts(db, application_id)
    if (!facts || (await unwanted(facts, db, 'status_changed'))) return null
    const { name, email, job_title, company } = facts
    const hasMessage = (decision?.message_id ?? null) !== null
    const link = publicUrl + pagePath('application', { id: application_id })
    const settings = settingsLink(publicUrl)
    const words = statusChanged({ name, jobTitle: job_title, company, status, hasMessage, link, settings })
    return { to: { name, address: email }, ...words, thread: { application: application_id, side: 'applicant' } }
  },

  ...jobMails,
  ...accountMails,
  ...webhookMails,

  'employer-verified': (about, context) => employerMail(about, context, true),
  'employer-unverified': (about, context) => employerMail(about, context, false),

  async 'relation-code'({ code_id: id }, { db, now, secret }) {
    const facts = await relationCodeFacts(db, id, now)
    if (!facts) return null
    const { proves: host, sent_to: to } = facts
    return { to, ...relationCodeMail({ host, code: relationCode(id, secret) }) }
  },

  async 'team-invitation'({ invitation_id: id }, context) {
    const { db, now, publicUrl } = context
    const facts = await findInvitationToMail(db, id, now)
    if (!facts) return null
    const { email, hash, role, employer_name, employer_verified: isVerified, expires_at: expiresAt } = facts
    const token = await tokenToMail(db, { table: 'team_invitations', kind: 'join-team', id, hash }, context)
    const link = publicUrl + pagePath('joinTeam', { token })
    const told = { employerName: employer_name, isVerified, inviterName: facts.invited_by_name, role, expiresAt, link }
    return { to: email, ...teamInvitation(told) }
  },

  async 'contact-received'({ message_id }, { db, operatorEmail }) {
    const received = await findContactMessage(db, message_id)
    if (!received) return null
    const { name, email } = received
    return { to: operatorEmail, replyTo: { name, address: email }, ...contactReceived(received) }
  },

  async 'contact-answered'({ answer_id }, { db, operatorEmail }) {
    const answered = await contactAnswerFacts(db, answer_id)
    if (!answered) return null
    const { name, email } = answered
    // Who complained is gone; a case keeps the complaint.
    if (email === '') return null
    return { to: { name, address: email }, replyTo: operatorEmail, ...contactAnswered(answered) }
  },

  async 'interview-calendar'({ interview_id, side }, context) {
    const interview = await findInterview(context.db, interview_id)
    if (!interview?.starts_at) return null
    const { status } = interview
    // Who asks for other starts changes no calendar.
    if (status === 'declined') return null
    const news = status === 'proposed' ? 'moved-by-reader' : status
    return sideMail({ interview, side, news }, context)
  },

  async 'interview-reminder'({ interview_id, sequence, side, before }, context) {
    const interview = await findInterview(context.db, interview_id)
    // Moved, cancelled, or the applicant was rejected.
    if (interview?.status !== 'accepted' || interview.sequence !== sequence) return null
    if (interview.application_status === 'rejected') return null
    return sideMail({ interview, side, news: before }, context)
  },

  async notifications({ user_id, bundle, due }, { db, publicUrl, now, operatorEmail, secret }) {
    const told = await listBundle(db, { userId: user_id, bundle, due: new Date(due) })
    const reader = await findUser(db, user_id)
    const kind = told[0]?.kind
    if (!kind || !reader || (await unwanted({ recipient_id: user_id }, db, kind))) return null
    const settings = settingsLink(publicUrl)
    const mail = await notificationMail(kind, told, { db, now, reader, publicUrl, settings, operatorEmail, secret })
    const [application, ...others] = new Set(told.map((each) => each.application_id))
    const side = told[0]?.is_applicant ? 'applicant' : 'employer'
    const thread = application && others.length === 0 ? ({ application, side } as const) : undefined
    return mail && { ...mail, thread, name: mailOfKind(kind) }
  },
}

/** The mail to one side of an interview. */
async function sideMail(
  about: { interview: Interview; side: Side; news: InterviewNews },
  { db, publicUrl, operatorEmail }: MailContext,
): Promise<Composed | null> {
  const { interview, side } = about
  const recipient_id = side === 'applicant' ? interview.applicant_id : await mailFacts.hostOfInterview(db, interview)
  const reader = await findUser(db, recipient_id)
  if (!reader || (await unwanted({ recipient_id }, db, 'interview_decided'))) return null
  const mail = mailOfInterview(about, { db, reader, publicUrl, settings: settingsLink(publicUrl), operatorEmail })
  return { ...mail, thread: { application: interview.application_id, side } }
}

/** Skipped when the verification changed since. */
async function employerMail(
  { user_id }: { user_id: string },
  { db, publicUrl }: MailContext,
  verified: boolean,
): Promise<Mail | null> {
  const facts = await mailFacts.employerFacts(db, user_id)
  if (!facts || (facts.verified_at !== null) !== verified || (await unwanted(facts, db))) return null
  const { name, email } = facts
  const wordsOf = verified ? employerVerified : employerUnverified
  const link = publicUrl + pagePath('employerProfile')
  return { to: { name, address: email }, ...wordsOf({ name, link, settings: settingsLink(publicUrl) }) }
}

async function linkMail(
  { kind, link_id, back }: { kind: 'verify-email' | 'reset-password'; link_id: string; back?: string },
  context: MailContext,
  page: 'verifyEmail' | 'resetPassword',
  wordsOf: typeof resetPassword,
): Promise<Mail | null> {
  const { db, now, publicUrl } = context
  const facts = await mailFacts.linkFacts(db, link_id, now)
  if (facts?.kind !== kind) return null
  // Verified since in another way.
  if (kind === 'verify-email' && facts.email_verified) return null
  const { name, email, hash } = facts
  const token = await tokenToMail(db, { table: 'mailed_links', kind, id: link_id, hash }, context)
  const link = publicUrl + pagePath(page, { token, redirect: back })
  // Anybody can sign up with the email of a stranger.
  const shown = facts.email_verified ? name : unverifiedName(name)
  return { to: { name: shown, address: email }, ...wordsOf({ name: shown, link }) }
}
