import type { z } from 'zod'
import { avatarUrl } from '#contract/people/user-view.ts'
import type { receivedApplication } from './applications.ts'
import { signedResumeUrl } from './resume-link.ts'

type ApplicationData = z.input<typeof receivedApplication>
type Row = Omit<ApplicationData, 'applicant_avatar_url' | 'resume_url' | 'applicant_resume_url'> & {
  avatar_name: string | null
  resume_id: string | null
}

/** A stored application as its employer receives it, with a link to the resume that is signed now. */
export function receivedView<Stored extends Row>(
  row: Stored,
  { viewer, config, now }: { viewer: { id: string }; config: { secret: string }; now: Date },
) {
  const { resume_id: resumeId } = row
  const url = resumeId === null ? null : signedResumeUrl({ resumeId, readerId: viewer.id }, config.secret, now)
  return { ...row, applicant_avatar_url: avatarUrl(row.avatar_name), resume_url: url, applicant_resume_url: url }
}
