import { LRUCache } from 'lru-cache'
import { type GateCaller, openGate } from '#rules/gate.ts'
import type { RevisedFields } from '#rules/jobs/job-revision.ts'
import { namesVerified } from '#rules/people/employer-profile.ts'
import { prefectureAtWork, statedWorkplaces } from '#rules/places/places-of-job.ts'
import { readPlaces } from '#rules/places/read-places.ts'
import { checkInSteps } from '#rules/postings/findings/check-posting.ts'
import { type Finding, finding } from '#rules/postings/findings/finding.ts'
import {
  isSwitch,
  type OperatorRule,
  type OperatorRules,
  prepareRules,
} from '#rules/postings/findings/operator-rule.ts'
import { operatorFindings } from '#rules/postings/findings/operator-rules.ts'
import type { CheckContext, Posting } from '#rules/postings/findings/posting.ts'
import { postingTexts } from '#rules/postings/findings/posting-texts.ts'
import { questionTexts } from '#rules/postings/findings/questions.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Queryable } from '#store/database.ts'
import {
  type EmployerProfile,
  employerProfilesOf,
  findEmployerProfile,
  inAnothersName,
} from '#store/people/employer-profiles.ts'
import { TimeSlice } from '#store/time-slice.ts'
import { checkRulesInForce } from './check-rules.ts'
import { type SimilarTexts, similarTextsOf, textsSimilarTo } from './similar-texts.ts'

/** How long (ms) checking may block the thread at a stretch. */
const checkSlice = 8

/** Findings by the job's content, so that repeated lists are not checked again (docs/decisions, 0017). */
const checked = new LRUCache<string, Finding[]>({ max: 2_000 })

type StoredPosting = Posting & {
  id: string
  owner_id: string
  updated_at: Date
  revision?: { fields: RevisedFields } | undefined
}

/** The findings of stored jobs, by id; similar texts are only found here. */
export async function findingsOf(
  db: Queryable,
  jobs: readonly StoredPosting[],
  now: Date,
): Promise<Map<string, Finding[]>> {
  const owners = jobs.map(({ owner_id }) => owner_id)
  const employers = await employerProfilesOf(db, owners)
  const today = tokyoDate(now)
  const operator = await checkRulesInForce(db)
  const isRewritten = ({ revision }: StoredPosting) => revision?.fields.description !== undefined
  const stored = jobs.filter((job) => !isRewritten(job)).map(({ id }) => id)
  const similar = new Map([
    ...(await similarTextsOf(db, stored, today)),
    ...(await textsSimilarTo(db, jobs.filter(isRewritten), today)),
  ])
  const anothers = await inAnothersName(db, jobs)
  const slice = new TimeSlice(checkSlice)
  const found = new Map<string, Finding[]>()
  for (const [at, job] of jobs.entries()) {
    if (slice.isOver) await slice.yield()
    const context = { employer: employers.get(job.owner_id) ?? null, today, isAnothersName: anothers.has(at) }
    const findings = await checkedOnce(job, context, operator, slice)
    found.set(job.id, [...findings, ...duplicateFindings(similar.get(job.id))])
  }
  return found
}

async function checkedOnce(
  job: StoredPosting,
  context: { employer: EmployerProfile | null; today: string; isAnothersName: boolean },
  { edition, rules }: { edition: string; rules: OperatorRules | undefined },
  slice: TimeSlice,
): Promise<Finding[]> {
  const { employer, today, isAnothersName } = context
  const key = [
    job.id,
    job.revision ? 'corrected' : '',
    job.updated_at.getTime(),
    employer?.updated_at.getTime(),
    employer && namesVerified(employer).join('/'),
    isAnothersName,
    today,
    edition,
  ].join(' ')
  const known = checked.get(key)
  if (known) return known
  const findings = await checkInSlices(job, { ...context, rules }, slice)
  checked.set(key, findings)
  return findings
}

async function checkInSlices(posting: Posting, context: CheckContext, slice: TimeSlice): Promise<Finding[]> {
  const steps = checkInSteps(withPlaces(posting), context)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (slice.isOver) await slice.yield()
  }
}

function withPlaces(posting: Posting): Posting {
  const { location = '', terms } = posting
  const work = prefectureAtWork(location, statedWorkplaces(terms ?? {}))
  const named = new Set(readPlaces(location).places.map(({ prefecture }) => prefecture))
  return { ...posting, places: { work, named: [...named] } }
}

/** The same text under another account, or three times under one, looks like spread advertising. */
function duplicateFindings(similar: SimilarTexts | undefined): Finding[] {
  if (!similar) return []
  if (similar.ofOthers) return [finding('text-of-others', 'description')]
  return similar.ofOwner >= 2 ? [finding('text-again', 'description')] : []
}

/** A crafted text may take 30 ms to check: one person's checks run one at a time, and persons take turns. */
const checks = openGate({ places: 1, waiting: 200, waitMs: 2_000, ofPerson: { atOnce: 1, waiting: 100 } })

/**
 * Runs work that checks a posting when its caller's turn comes; aborted work that waits does not run. Operators do not
 * wait. A transaction that checks begins inside, so that none waits with a connection.
 */
export const inTurnToCheck = <Result>(caller: GateCaller, work: () => Promise<Result>): Promise<Result> =>
  caller.isOperator ? work() : checks.run(caller, work)

type OfAccount = { ownerId: string; now: Date }

/** The findings of a posting of an account, which need not be stored; employers take turns (inTurnToCheck). */
export const findingsOfPosting = async (db: Queryable, posting: Posting, account: OfAccount): Promise<Finding[]> =>
  (await postingCheckOf(db, account))(posting)

/** The check of several postings of an account. */
export async function postingCheckOf(db: Queryable, { ownerId, now }: OfAccount) {
  const employer = (await findEmployerProfile(db, ownerId)) ?? null
  const { rules } = await checkRulesInForce(db)
  return async (posting: Posting): Promise<Finding[]> => {
    const slice = new TimeSlice(checkSlice)
    await slice.yield()
    const isAnothersName = (await inAnothersName(db, [{ ...posting, owner_id: ownerId }])).size > 0
    return checkInSlices(posting, { employer, today: tokyoDate(now), rules, isAnothersName }, slice)
  }
}

/** What a rule of the operator, not in force yet, would find in stored jobs; findings of the product it would lower. */
export async function findingsUnder(
  db: Queryable,
  jobs: readonly StoredPosting[],
  { rule, now }: { rule: OperatorRule; now: Date },
): Promise<Map<string, Finding[]>> {
  const employers = await employerProfilesOf(
    db,
    jobs.map(({ owner_id }) => owner_id),
  )
  const rules = prepareRules([rule])
  const slice = new TimeSlice(checkSlice)
  const found = new Map<string, Finding[]>()
  for (const job of jobs) {
    if (slice.isOver) await slice.yield()
    const context = { employer: employers.get(job.owner_id) ?? null, today: tokyoDate(now) }
    const findings = isSwitch(rule)
      ? (await checkInSlices(job, context, slice)).filter((one) => one.code === rule.code && one.severity === 'stop')
      : operatorFindings([...postingTexts(job), ...questionTexts(job)], rules)
    if (findings.length > 0) found.set(job.id, findings)
  }
  return found
}
