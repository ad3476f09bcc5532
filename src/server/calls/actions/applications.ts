import { addApplicationNote } from '#actions/applications/add-application-note.ts'
import { applyToJob } from '#actions/applications/apply-to-job.ts'
import { changeApplications } from '#actions/applications/change-applications.ts'
import { decideApplication } from '#actions/applications/decide-application.ts'
import { deleteApplicationNote } from '#actions/applications/delete-application-note.ts'
import { exportApplicants, exportEmployerApplications } from '#actions/applications/export-applications.ts'
import {
  addExternalApplicant,
  deleteExternalApplicant,
  eraseExternalApplicant,
  importExternalApplicants,
} from '#actions/applications/external-applicants.ts'
import { listApplicants } from '#actions/applications/list-applicants.ts'
import { listApplicationNotes } from '#actions/applications/list-application-notes.ts'
import { listAppliedJobIds } from '#actions/applications/list-applied-job-ids.ts'
import { listEmployerApplications } from '#actions/applications/list-employer-applications.ts'
import { listJobNotes } from '#actions/applications/list-job-notes.ts'
import { listMyApplications } from '#actions/applications/list-my-applications.ts'
import { listMyReviews } from '#actions/applications/list-my-reviews.ts'
import { readApplicant } from '#actions/applications/read-applicant.ts'
import {
  addReplyTemplate,
  deleteReplyTemplate,
  editReplyTemplate,
  listReplyTemplates,
} from '#actions/applications/reply-templates.ts'
import { reviewApplication } from '#actions/applications/review-application.ts'
import { takeBackPapers } from '#actions/applications/take-back-papers.ts'
import { undoApplication } from '#actions/applications/undo-application.ts'
import { undoApplicationChanges } from '#actions/applications/undo-application-changes.ts'
import { withdrawApplication } from '#actions/applications/withdraw-application.ts'
import { writeJobNote } from '#actions/applications/write-job-note.ts'
import type { Actions } from './action.ts'

export const applicationActions = {
  listJobNotes,
  writeJobNote,
  applyToJob,
  undoApplication,
  withdrawApplication,
  listMyApplications,
  listAppliedJobIds,
  listApplicants,
  exportApplicants,
  readApplicant,
  listApplicationNotes,
  addApplicationNote,
  deleteApplicationNote,
  reviewApplication,
  listMyReviews,
  addExternalApplicant,
  importExternalApplicants,
  deleteExternalApplicant,
  eraseExternalApplicant,
  changeApplications,
  undoApplicationChanges,
  takeBackPapers,
  listReplyTemplates,
  addReplyTemplate,
  editReplyTemplate,
  deleteReplyTemplate,
  decideApplication,
  listEmployerApplications,
  exportEmployerApplications,
} satisfies Partial<Actions>
