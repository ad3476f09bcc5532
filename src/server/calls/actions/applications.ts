import {
  exportApplicants,
  exportEmployerApplications,
  listApplicants,
  listEmployerApplications,
  readApplicant,
} from '#actions/applications/applicants.ts'
import {
  applyToJob,
  listAppliedJobIds,
  listMyApplications,
  listMyReviews,
  takeBackPapers,
  undoApplication,
  withdrawApplication,
} from '#actions/applications/applying.ts'
import {
  changeApplications,
  decideApplication,
  reviewApplication,
  undoApplicationChanges,
} from '#actions/applications/deciding.ts'
import {
  addExternalApplicant,
  deleteExternalApplicant,
  eraseExternalApplicant,
  importExternalApplicants,
} from '#actions/applications/external-applicants.ts'
import {
  addApplicationNote,
  deleteApplicationNote,
  listApplicationNotes,
  listJobNotes,
  writeJobNote,
} from '#actions/applications/notes.ts'
import {
  addReplyTemplate,
  deleteReplyTemplate,
  editReplyTemplate,
  listReplyTemplates,
} from '#actions/applications/reply-templates.ts'
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
