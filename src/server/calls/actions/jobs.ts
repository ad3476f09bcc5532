import { deleteJobDraft } from '#actions/jobs/drafting/delete-draft.ts'
import { editJobDraft } from '#actions/jobs/drafting/edit-draft.ts'
import { listJobDrafts } from '#actions/jobs/drafting/list-drafts.ts'
import { readJobDraft } from '#actions/jobs/drafting/read-draft.ts'
import { saveJobDraft } from '#actions/jobs/drafting/save-draft.ts'
import { changeJobs } from '#actions/jobs/managing/change-jobs.ts'
import { checkJob } from '#actions/jobs/managing/check-job.ts'
import { closeJob } from '#actions/jobs/managing/close-job.ts'
import { deleteJob } from '#actions/jobs/managing/delete-job.ts'
import { editJob } from '#actions/jobs/managing/edit-job.ts'
import { listMyJobs } from '#actions/jobs/managing/list-my-jobs.ts'
import { postJob } from '#actions/jobs/managing/post-job.ts'
import { reopenJob } from '#actions/jobs/managing/reopen-job.ts'
import { undoJobChanges } from '#actions/jobs/managing/undo-job-changes.ts'
import { withdrawRevision } from '#actions/jobs/managing/withdraw-revision.ts'
import { approveJob } from '#actions/jobs/moderating/approve-job.ts'
import { bulkApproveJobs } from '#actions/jobs/moderating/bulk-approve-jobs.ts'
import {
  addCheckRule,
  endCheckRule,
  listCheckRules,
  listRejectionTemplates,
  tryCheckRule,
} from '#actions/jobs/moderating/check-rules.ts'
import { claimJob } from '#actions/jobs/moderating/claim-job.ts'
import { listAllJobs } from '#actions/jobs/moderating/list-all-jobs.ts'
import { listPendingJobs } from '#actions/jobs/moderating/list-pending-jobs.ts'
import { readApprovalTime } from '#actions/jobs/moderating/read-approval-time.ts'
import { readQueueFigures } from '#actions/jobs/moderating/read-queue-figures.ts'
import { rejectJob } from '#actions/jobs/moderating/reject-job.ts'
import { releaseJob } from '#actions/jobs/moderating/release-job.ts'
import { decideSecondReview, listSecondReviews, readQuality } from '#actions/jobs/moderating/second-reviews.ts'
import { toggleJob } from '#actions/jobs/moderating/toggle-job.ts'
import { undoBulkApproval } from '#actions/jobs/moderating/undo-bulk-approval.ts'
import { undoDecision } from '#actions/jobs/moderating/undo-decision.ts'
import { readJob } from '#actions/jobs/reading/read-job.ts'
import { closeReport } from '#actions/jobs/reporting/close-report.ts'
import { listMyReports } from '#actions/jobs/reporting/list-my-reports.ts'
import { listReports } from '#actions/jobs/reporting/list-reports.ts'
import { reportJob } from '#actions/jobs/reporting/report-job.ts'
import { countJobs } from '#actions/jobs/searching/count-jobs.ts'
import { listOpenings } from '#actions/jobs/searching/list-openings.ts'
import { readJobFacets } from '#actions/jobs/searching/read-job-facets.ts'
import { findJobList, searchJobs } from '#actions/jobs/searching/search-jobs.ts'
import { suggestSearches } from '#actions/jobs/searching/suggest-searches.ts'
import { importPostings } from '#actions/jobs/transferring/import-postings.ts'
import { listImports } from '#actions/jobs/transferring/list-imports.ts'
import { undoImport } from '#actions/jobs/transferring/undo-import.ts'
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
