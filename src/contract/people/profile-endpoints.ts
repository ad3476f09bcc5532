import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { givenPassword, optionalText } from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import { limits } from '#rules/limits.ts'
import { confirmation } from '#words/confirmations.ts'
import { profilePaperFields, profilePaperInput } from './papers.ts'
import { profileInput } from './profile-input.ts'
import { oneTimeCode } from './second-factor.ts'
import { oneUser, resume, user } from './user.ts'

/** A user with the fields that only they read. */
const ownProfile = z.object({ user: user.extend(profilePaperFields.shape).meta({ id: 'OwnProfile' }) })

/** Calls about the own account. */
export const profileEndpoints = {
  readMe: endpoint({
    address: 'GET /api/auth/me',
    summary: 'The signed-in user',
    access: 'account:own',
    beforeEnrolment: true,
    output: oneUser,
  }),
  readProfile: endpoint({
    address: 'GET /api/auth/profile',
    summary: 'The signed-in user, as readMe, with what papers need of a profile',
    access: 'account:own',
    beforeEnrolment: true,
    output: ownProfile,
  }),
  updateProfile: endpoint({
    address: 'PUT /api/auth/profile',
    summary:
      'Change the profile; JSON, or multipart with an optional avatar file and list fields as JSON text. ' +
      'Another email needs currentPassword, unless the session began less than 10 minutes ago',
    access: 'account:own',
    body: profileInput.extend(profilePaperInput.shape),
    file: { field: 'avatar', optional: true },
    output: ownProfile,
    refusals: [
      'email-taken',
      'current-password-wrong',
      'sign-in-again',
      'not-an-image',
      'image-kind-unread',
      'storage-full',
      'too-many-tries',
    ],
    message: 'プロフィールを更新しました',
    // Jobs and applications show people's names.
    changes: [...reads.users, 'readPapers', 'readPaper', ...reads.jobs, ...reads.receivedApplications, 'readStats'],
  }),
  uploadAvatar: endpoint({
    address: 'POST /api/auth/upload-avatar',
    summary: 'Upload an avatar (any size); kept as a WebP of at most 512 px',
    access: 'account:own',
    file: { field: 'avatar' },
    output: z.object({ avatar_url: z.string(), user }),
    refusals: ['not-an-image', 'image-kind-unread', 'storage-full', 'too-many-tries'],
    message: 'プロフィール画像を更新しました',
    changes: [...reads.users, 'readPaper', ...reads.receivedApplications],
  }),
  uploadResume: endpoint({
    address: 'POST /api/auth/upload-resume',
    summary: 'Upload a resume: PDF or DOCX up to 10 MB',
    access: 'account:own',
    file: { field: 'resume', maxBytes: limits.resume },
    output: z.object({ resume }),
    refusals: [
      'not-a-resume',
      'resume-has-macros',
      'resume-asks-password',
      'too-many-resumes',
      'storage-full',
      'too-many-tries',
      'body-too-large',
      'overloaded',
    ],
    message: confirmation.resumeSaved,
    changes: ['listResumes'],
  }),
  listResumes: endpoint({
    address: 'GET /api/auth/resumes',
    summary: 'Own resumes, newest first',
    access: 'account:own',
    output: z.object({ resumes: z.array(resume) }),
  }),
  deleteResume: endpoint({
    address: 'DELETE /api/auth/resumes/:id',
    summary: 'Delete an own resume',
    access: 'account:own',
    unknownId: 'resume-not-found',
    message: '履歴書を削除しました',
    changes: ['listResumes', 'listMyApplications', ...reads.receivedApplications],
  }),
  deleteAccount: endpoint({
    address: 'DELETE /api/auth/account',
    summary:
      'Delete the own account with everything that belongs to it; asks for the password; where there is none, for a mailed code or the email',
    access: 'account:own',
    body: z.object({
      password: givenPassword.optional(),
      email: optionalText(limits.email).optional(),
      code: oneTimeCode.optional(),
    }),
    refusals: [
      'password-wrong',
      'email-mismatch',
      'code-invalid',
      'code-expired',
      'admin-untouchable',
      'too-many-tries',
    ],
    message: 'アカウントを削除しました',
    changes: [],
  }),
}
