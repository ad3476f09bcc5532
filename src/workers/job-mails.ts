import { pagePath } from '#contract/page-addresses.ts'
import { findDecision } from '#store/jobs/job-decisions.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { reviewedJobFacts } from '#store/mail-facts.ts'
import { jobFieldLabel } from '#words/field-labels.ts'
import { describeFinding } from '#words/findings.ts'
import { jobFieldText } from '#words/job-fields.ts'
import { jobApproved, jobEdited, jobFoundUnlawful, jobRejected, jobStopped } from '#words/mail/jobs.ts'
import { type MailComposers, settingsLink, unwanted } from './mail-context.ts'

type JobMail = 'job-approved' | 'job-rejected' | 'job-stopped' | 'job-found-unlawful' | 'job-edited'

/** Mails to an employer's team about the operator's decisions, edits and findings. */
export const jobMails: Pick<MailComposers, JobMail> = {
  async 'job-approved'({ job_id, decision_id, user_id }, { db, publicUrl }) {
    const decision = decision_id ? await findDecision(db, decision_id) : null
    if (decision === undefined) return null
    const facts = await reviewedJobFacts(db, job_id, user_id)
    // Edited since: it waits for the next review, and the link would lead nowhere.
    if (facts?.approval_status !== 'approved' || (await unwanted(facts, db, 'job_approved'))) return null
    const { name, email, job_title } = facts
    return {
      to: { name, address: email },
      ...jobApproved({
        name,
        jobTitle: job_title,
        isRevision: decision?.of_revision ?? false,
        link: publicUrl + pagePath('job', { id: job_id }),
        settings: settingsLink(publicUrl),
      }),
    }
  },

  async 'job-rejected'({ job_id, decision_id, user_id }, { db, publicUrl }) {
    const decision = decision_id ? await findDecision(db, decision_id) : null
    if (decision === undefined) return null
    const facts = await reviewedJobFacts(db, job_id, user_id)
    const isRevision = decision?.of_revision ?? false
    const reason = isRevision ? decision?.reason : facts?.rejection_reason
    if (!facts || !reason || (await unwanted(facts, db, 'job_rejected'))) return null
    const { name, email, job_title } = facts
    const words = jobRejected({
      name,
      jobTitle: job_title,
      isRevision,
      reason,
      link: publicUrl + pagePath('editJob', { jobId: job_id }),
      settings: settingsLink(publicUrl),
    })
    return { to: { name, address: email }, ...words }
  },

  async 'job-stopped'({ job_id, decision_id, user_id }, { db, publicUrl }) {
    const facts = await reviewedJobFacts(db, job_id, user_id)
    const decision = decision_id === undefined ? undefined : await findDecision(db, decision_id)
    if (!facts?.stopped_by_operator || !decision) return null
    const { name, email, job_title } = facts
    const link = publicUrl + pagePath('employerJobs')
    const words = jobStopped({ name, jobTitle: job_title, reason: decision.reason, link })
    return { to: { name, address: email }, ...words }
  },

  async 'job-found-unlawful'({ job_id, user_id }, { db, publicUrl, now }) {
    const [facts, job] = [await reviewedJobFacts(db, job_id, user_id), await findJob(db, job_id)]
    if (!facts || !job) return null
    const found = (await findingsOf(db, [job], now)).get(job_id) ?? []
    const findings = found.filter(({ severity }) => severity === 'stop').map((one) => describeFinding(one).message)
    if (findings.length === 0) return null // fixed meanwhile
    const { name, email, job_title } = facts
    const link = publicUrl + pagePath('editJob', { jobId: job_id })
    return { to: { name, address: email }, ...jobFoundUnlawful({ name, jobTitle: job_title, findings, link }) }
  },

  async 'job-edited'({ job_id, fields, user_id }, { db, publicUrl }) {
    const [facts, job] = [await reviewedJobFacts(db, job_id, user_id), await findJob(db, job_id)]
    if (!facts || !job) return null
    const { name, email, job_title } = facts
    const changes = fields.map((field) => [jobFieldLabel[field], jobFieldText(job, field)] as const)
    const link = publicUrl + pagePath('editJob', { jobId: job_id })
    return { to: { name, address: email }, ...jobEdited({ name, jobTitle: job_title, changes, link }) }
  },
}
