import {
  claimJob,
  listPendingJobs,
  readApprovalTime,
  readQueueFigures,
  releaseJob,
} from '#actions/jobs/approval-queue.ts'
import {
  addCheckRule,
  endCheckRule,
  listCheckRules,
  listRejectionTemplates,
  tryCheckRule,
} from '#actions/jobs/check-rules.ts'
import {
  approveJob,
  bulkApproveJobs,
  rejectJob,
  toggleJob,
  undoBulkApproval,
  undoDecision,
} from '#actions/jobs/deciding.ts'
import { deleteJobDraft, editJobDraft, listJobDrafts, readJobDraft, saveJobDraft } from '#actions/jobs/drafts.ts'
import { importPostings, listImports, undoImport } from '#actions/jobs/imports.ts'
import { listAllJobs, listMyJobs } from '#actions/jobs/lists.ts'
import { changeJobs, closeJob, deleteJob, reopenJob, undoJobChanges } from '#actions/jobs/managing.ts'
import { checkJob, editJob, postJob, withdrawRevision } from '#actions/jobs/posting.ts'
import { readJob } from '#actions/jobs/reading.ts'
import { closeReport, listMyReports, listReports, reportJob } from '#actions/jobs/reports.ts'
import {
  countJobs,
  findJobList,
  listOpenings,
  readJobFacets,
  searchJobs,
  suggestSearches,
} from '#actions/jobs/searching.ts'
import { decideSecondReview, listSecondReviews, readQuality } from '#actions/jobs/second-reviews.ts'
import type { Actions } from './action.ts'

export const jobActions = {
  searchJobs,
  findJobList,
  countJobs,
  readJobFacets,
  suggestSearches,
  listOpenings,
  readJob,
  postJob,
  importPostings,
  listImports,
  undoImport,
  checkJob,
  listSecondReviews,
  decideSecondReview,
  readQuality,
  listCheckRules,
  addCheckRule,
  endCheckRule,
  tryCheckRule,
  listRejectionTemplates,
  editJob,
  deleteJob,
  closeJob,
  reopenJob,
  changeJobs,
  undoJobChanges,
  withdrawRevision,
  listMyJobs,
  listJobDrafts,
  saveJobDraft,
  readJobDraft,
  editJobDraft,
  deleteJobDraft,
  listPendingJobs,
  approveJob,
  rejectJob,
  undoDecision,
  readApprovalTime,
  readQueueFigures,
  claimJob,
  releaseJob,
  bulkApproveJobs,
  undoBulkApproval,
  reportJob,
  listMyReports,
  listAllJobs,
  listReports,
  closeReport,
  toggleJob,
} satisfies Partial<Actions>
