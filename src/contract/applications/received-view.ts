import type { z } from 'zod'
import { avatarUrl } from '#contract/people/user-view.ts'
import type { ReviewStage } from '#rules/jobs/application-review.ts'
import type { receivedApplication } from './applications.ts'
import { signedResumeUrl } from './resume-link.ts'

type ApplicationData = z.input<typeof receivedApplication>
type Row = Omit<ApplicationData, 'applicant_avatar_url' | 'resume_url' | 'applicant_resume_url' | 'review'> & {
  avatar_name: string | null
  resume_id: string | null
  owner_id: string
  /** These are null where nobody said anything of the application yet. */
  tags: string[] | null
  rating: number | null
  stage: ReviewStage | null
  note_count: number | null
  assignee_id: string | null
  assignee_name: string | null
}

/** A stored application as its employer receives it, with a link to the resume that is signed now. */
export function receivedView<Stored extends Row>(
  row: Stored,
  { viewer, config, now }: { viewer: { id: string; employerId: string }; config: { secret: string }; now: Date },
) {
  const { resume_id: resumeId } = row
  const url = resumeId === null ? null : signedResumeUrl({ resumeId, readerId: viewer.id }, config.secret, now)
  const review = row.owner_id === viewer.employerId ? reviewView(row) : null
  return {
    ...row,
    applicant_avatar_url: avatarUrl(row.avatar_name),
    resume_url: url,
    applicant_resume_url: url,
    review,
  }
}

/** What the employer's people said of an application. */
export function reviewView({
  tags,
  rating,
  stage,
  note_count,
  assignee_id,
  assignee_name,
}: Pick<Row, 'tags' | 'rating' | 'stage' | 'note_count' | 'assignee_id' | 'assignee_name'>) {
  const assignee = assignee_id === null || assignee_name === null ? null : { id: assignee_id, name: assignee_name }
  return { tags: tags ?? [], rating, stage, assignee, note_count: note_count ?? 0 }
}
