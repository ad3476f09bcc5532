import { deleteResume, listResumes, readAvatar, readResume, uploadAvatar, uploadResume } from '#actions/files.ts'
import { previewPaper, readPaper, readPapers, updatePapers } from '#actions/papers.ts'
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
