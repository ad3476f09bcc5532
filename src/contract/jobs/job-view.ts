import type { z } from 'zod'
import { teammateOf } from '#contract/fields.ts'
import { stagesOf } from '#rules/jobs/job-stages.ts'
import { cardTags } from '#rules/limits.ts'
import { occupationNamesOf } from '#rules/occupations/occupations.ts'
import { hasPermission, mayInspectJob } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { asksOf } from '#rules/postings/asks.ts'
import type { Finding } from '#rules/postings/findings/finding.ts'
import { shownEstimate } from '#rules/postings/pay-estimate.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { readTerms } from '#rules/postings/time-span.ts'
import { findingViews } from './finding.ts'
import type { job, listedJob } from './job.ts'
import { workplacesView } from './workplace-view.ts'

type JobData = z.input<typeof job>
type Row = Omit<
  JobData,
  'asks' | 'stages' | 'is_own' | 'terms' | 'companyInfo' | 'occupation_names' | 'workplaces' | 'pay_estimate'
> & {
  workplaces: readonly PlaceOfWork[]
  owner_id: string
  terms: Terms | null
  show_estimate: boolean
  employer_verified: boolean
}

/** A stored job for the contract; reasons of rejection and stop only for its managers. */
export function jobView<Stored extends Row>(row: Stored, viewer: Viewer | null) {
  const is_own = row.owner_id === viewer?.employerId
  const shown = {
    ...row,
    terms: row.terms ? readTerms(row.terms) : undefined,
    companyInfo: companyOf(row),
    occupation_names: namesOf(row),
    pay_estimate: shownEstimate(row),
    workplaces: workplacesView(row.workplaces),
    asks: asksOf(row.terms),
    stages: stagesOf(row.terms),
    is_own,
  }
  if (viewer && mayInspectJob(viewer, row)) return shown
  return {
    ...shown,
    rejection_reason: null,
    stopped_by_operator: undefined,
    publish_at: undefined,
    show_estimate: undefined,
  }
}

/** The same with its findings. */
export function checkedJobView<Stored extends Row>(row: Stored, viewer: Viewer, findings: readonly Finding[]) {
  return { ...jobView(row, viewer), findings: findingViews(findings) }
}

const namesOf = ({ occupations }: Row) => occupationNamesOf(occupations)

/** The company in lists. */
const companyOf = ({ company, employer_verified }: Row) => ({ name: company, verified: employer_verified })

/** The team member who posted a job, if known. */
type Poster = { poster_id: string | null; poster_name: string | null }

type Decision = Required<NonNullable<JobData['decisions']>[number]>

/**
 * A stored job for its owner or an administrator, with decisions (their authors only for administrators) and findings.
 */
export function decidedJobView<Stored extends Row & Poster>(
  row: Stored,
  viewer: Viewer,
  {
    decisions,
    findings,
  }: { decisions: ReadonlyMap<string, readonly Decision[]>; findings: ReadonlyMap<string, readonly Finding[]> },
) {
  const isOwn = row.owner_id === viewer.employerId
  const mayKnowWho = hasPermission(viewer.role, 'job:approve')
  const told = ({ by_name, ...decision }: Decision) => (mayKnowWho ? { ...decision, by_name } : decision)
  return {
    ...jobView(row, viewer),
    ...(isOwn && { posted_by: teammateOf(row.poster_id, row.poster_name) }),
    decisions: (decisions.get(row.id) ?? []).map(told),
    findings: findingViews(findings.get(row.id) ?? []),
  }
}

/** A stored public job for lists: requirements as one text, the first few also as tags. */
export function listedJobView<Stored extends Row & { has_page: boolean }>(
  row: Stored,
): Omit<Stored, 'requirements' | 'terms' | 'workplaces' | 'show_estimate'> & z.input<typeof listedJob> {
  return {
    ...row,
    terms: row.terms ? readTerms(row.terms) : undefined,
    occupation_names: namesOf(row),
    pay_estimate: shownEstimate(row),
    show_estimate: undefined,
    workplaces: workplacesView(row.workplaces),
    // Absent when it was not read.
    companyInfo: row.employer_verified ? companyOf(row) : undefined,
    requirements: row.requirements.join(', '),
    tags: row.requirements.slice(0, cardTags),
    employer: { id: row.owner_id, has_page: row.has_page },
  }
}
