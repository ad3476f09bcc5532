import { deleteResume } from '#actions/files/delete-resume.ts'
import { listResumes } from '#actions/files/list-resumes.ts'
import { readAvatar } from '#actions/files/read-avatar.ts'
import { readResume } from '#actions/files/read-resume.ts'
import { uploadAvatar } from '#actions/files/upload-avatar.ts'
import { uploadResume } from '#actions/files/upload-resume.ts'
import { previewPaper, readPaper } from '#actions/papers/read-paper.ts'
import { readPapers } from '#actions/papers/read-papers.ts'
import { updatePapers } from '#actions/papers/update-papers.ts'
import { deleteAccount, readMe, readProfile, updateProfile } from '#actions/people/account.ts'
import type { Actions } from './action.ts'

export const accountActions = {
  readMe,
  readProfile,
  updateProfile,
  uploadAvatar,
  uploadResume,
  listResumes,
  deleteResume,
  deleteAccount,
  readPapers,
  readPaper,
  previewPaper,
  updatePapers,
  readAvatar,
  readResume,
} satisfies Partial<Actions>
