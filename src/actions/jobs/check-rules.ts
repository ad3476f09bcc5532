import { v7 } from 'uuid'
import type { Action } from '#actions/context.ts'
import { limits } from '#rules/limits.ts'
import { severitiesOf } from '#rules/postings/findings/finding.ts'
import { findingCodes } from '#rules/postings/findings/finding-codes.ts'
import { isSwitch } from '#rules/postings/findings/operator-rule.ts'
import { orRefuse, RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { checkQueue } from '#store/jobs/check-queue.ts'
import * as store from '#store/jobs/check-rules.ts'
import { lastJobs } from '#store/jobs/job-checks.ts'
import { findingsUnder } from '#store/jobs/job-findings.ts'

const endedShown = 50

/** The operator's rules of the check. */
export const listCheckRules: Action<'listCheckRules'> = async (_input, { db }) => {
  const { version } = await store.checkRulesEdition(db)
  const [rules, ended] = [await store.listCheckRules(db), await store.listEndedCheckRules(db, endedShown)]
  const lowered = new Set(rules.filter(isSwitch).map(({ code }) => code))
  const built_in = findingCodes.map((code) => ({
    code,
    severity: severitiesOf(code).includes('stop') ? ('stop' as const) : ('warn' as const),
    lowered: lowered.has(code),
  }))
  return { version, rules, ended, built_in }
}

/** Adds a rule. The waiting jobs are checked again before the answer, because the queue is filtered by findings. */
export const addCheckRule: Action<'addCheckRule'> = async ({ body }, context) => {
  const { db, viewer, now } = context
  const added = await db.transaction().execute(async (tx) => {
    const version = await store.nextCheckRules(tx)
    if ((await store.countCheckRules(tx)) >= limits.checkRules.inForce) throw new RefusalError('too-many-check-rules')
    const id = v7()
    await store.insertCheckRule(tx, { ...body, id, created_by: viewer.id, added_in: version, now })
    await record(tx, context, 'rule:add', id, { detail: { ...body, version } })
    const rule = orRefuse(await store.findCheckRule(tx, id), 'check-rule-not-found')
    return { rule, version }
  })
  await checkQueue(db, now, { unchecked: false })
  return added
}

/** Ends a rule. */
export const endCheckRule: Action<'endCheckRule'> = async ({ params }, context) => {
  const { db, viewer, now } = context
  const ended = await db.transaction().execute(async (tx) => {
    const version = await store.nextCheckRules(tx)
    if (!(await store.endCheckRule(tx, params.id, { by: viewer.id, version, now })))
      throw new RefusalError('check-rule-not-found')
    await record(tx, context, 'rule:end', params.id, { detail: { version } })
    return { version }
  })
  await checkQueue(db, now, { unchecked: false })
  return ended
}

/** What the operator's rules offer as reasons of a rejection. */
export const listRejectionTemplates: Action<'listRejectionTemplates'> = async (_input, { db }) => {
  return { templates: await store.listTemplates(db) }
}

const jobsShown = 50
const excerptsShown = 3

/** What a rule would find in the last postings. */
export const tryCheckRule: Action<'tryCheckRule'> = async ({ body }, { db, now }) => {
  const jobs = await lastJobs(db, limits.checkRules.tried)
  const found = await findingsUnder(db, jobs, { rule: { ...body, id: '' }, now })
  const hit = jobs.filter(({ id }) => found.has(id))
  return {
    postings: jobs.length,
    found: hit.length,
    jobs: hit.slice(0, jobsShown).map(({ id, title, company, approval_status }) => {
      const excerpts = (found.get(id) ?? []).flatMap(({ excerpt }) => excerpt ?? [])
      return { id, title, company, approval_status, excerpts: [...new Set(excerpts)].slice(0, excerptsShown) }
    }),
  }
}
