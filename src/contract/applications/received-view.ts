import type { z } from 'zod'
import { teammateOf } from '#contract/fields.ts'
import { avatarUrl } from '#contract/people/user-view.ts'
import { signedResumeUrl } from '#contract/signed-links.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { stageName } from '#rules/jobs/job-stages.ts'
import { yesNoLabel } from '#words/choice-labels.ts'
import type { CsvRow } from '#words/csv-columns.ts'
import { operatorLabel } from '#words/labels.ts'
import type { receivedApplication } from './application.ts'

type ApplicationData = z.input<typeof receivedApplication>
type Row = Omit<
  ApplicationData,
  'papers' | 'stage' | 'applicant_avatar_url' | 'resume_url' | 'applicant_resume_url' | 'review'
> & {
  avatar_name: string | null
  papers: Omit<ApplicationData['papers'][number], 'url'>[]
  resume_id: string | null
  owner_id: string
  /** Null without a review. */
  tags: string[] | null
  rating: number | null
  stage: string | null
  note_count: number | null
  assignee_id: string | null
  assignee_name: string | null
}

/** A stored application as its employer receives it, with a freshly signed link to the resume. */
export function receivedView<Stored extends Row>(
  row: Stored,
  { viewer, config, now }: { viewer: { id: string; employerId: string }; config: { secret: string }; now: Date },
) {
  const { resume_id: resumeId } = row
  const signed = (id: string) => signedResumeUrl({ resumeId: id, readerId: viewer.id }, config.secret, now)
  const url = resumeId === null ? null : signed(resumeId)
  const review = row.owner_id === viewer.employerId ? reviewView(row) : null
  return {
    ...row,
    applicant_avatar_url: avatarUrl(row.avatar_name),
    resume_url: url,
    applicant_resume_url: url,
    papers: row.papers.map((paper) => ({ ...paper, url: signed(paper.id) })),
    headline: review && row.headline,
    stage: review && row.stage,
    offer: review && row.offer,
    next: review && row.next,
    review,
  }
}

/** An answer as one line of a table. */
const answerText = ({ text, kind, value }: Row['answers'][number]) =>
  `${text}：${kind === 'yes-no' ? yesNoLabel[value === 'yes' ? 'yes' : 'no'] : value}`

/** The same application as a row of a table; with `notes` if the table has the team's notes. */
export function receivedRow(row: Row, notes?: readonly string[]) {
  const cells = {
    application_id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    applicant_name: row.applicant_name,
    applicant_email: row.applicant_email,
    applicant_phone: row.applicant_phone,
    status: row.status,
    applied_at: row.applied_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    withdrawal_reason: row.withdrawal_reason,
    cover_letter: row.cover_letter,
    resume_name: row.papers.map(({ name }) => name).join('、') || null,
    motive: row.motive,
    answers: row.answers.map(answerText).join('\n') || null,
    source: row.source,
    external: row.external ? 1 : null,
  } satisfies CsvRow<'applicants'>
  if (!notes) return cells
  const { rating, tags, offer, assignee_name: assignee } = row
  const stage = row.stage && stageName(row.stage)
  const written = { stage, offer, rating, tags: tags?.join('、') ?? null, assignee, notes: notes.join('\n') || null }
  return { ...cells, ...written } satisfies CsvRow<'applicants-with-notes'>
}

/** The team's review of an application. */
export function reviewView({
  tags,
  rating,
  stage,
  offer,
  note_count,
  assignee_id,
  assignee_name,
}: Pick<Row, 'tags' | 'rating' | 'stage' | 'offer' | 'note_count' | 'assignee_id' | 'assignee_name'>) {
  const assignee = teammateOf(assignee_id, assignee_name)
  return { tags: tags ?? [], rating, stage, offer, assignee, note_count: note_count ?? 0 }
}

type Move = { status: ApplicationStatus; decided_at: Date; by_operator: boolean } & Record<
  'by_id' | 'by_name',
  string | null
>

/** A stored move for the employer's team, without names of administrators. */
export function moveView({ by_id, by_name, ...move }: Move) {
  return { ...move, by: move.by_operator ? null : teammateOf(by_id, by_name) }
}

/** The last move, for the person who came second. */
export function lastMoveView({ status, decided_at, by_name, by_operator }: Omit<Move, 'by_id'>) {
  return { status, decided_at, by_name: by_operator ? operatorLabel : by_name }
}
