import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fault } from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import { confirmation } from '#words/confirmations.ts'
import {
  employerPhoto,
  employerProfile,
  employerProfileInput,
  moderatedEmployer,
  verificationInput,
} from './employer-profile.ts'

const pictureRefusals = ['not-an-image', 'image-kind-unread', 'storage-full', 'too-many-tries'] as const
const photosLeft = z.object({ photos: z.array(employerPhoto), profile: employerProfile })
const moderated = z.object({ profile: moderatedEmployer })

/** Employers' profiles and their verification. */
export const employerEndpoints = {
  readEmployerProfile: endpoint({
    address: 'GET /api/employer/profile',
    summary: "The own account's profile as an employer; all null before anything was saved",
    access: 'employer-profile:own',
    output: z.object({ profile: employerProfile }),
  }),
  updateEmployerProfile: endpoint({
    address: 'PUT /api/employer/profile',
    summary:
      'Change the profile as an employer; absent members keep their value, null clears. A change of name, corporate number or address ends the verification',
    access: 'employer-profile:edit',
    body: employerProfileInput,
    output: z.object({ profile: employerProfile }),
    message: ({ profile }) =>
      profile.verified_before && !profile.verified_at
        ? '企業プロフィールを保存しました。名称、法人番号、所在地が変わったため、もう一度、確認を申請してください。'
        : '企業プロフィールを保存しました',
    // Jobs show their employer.
    changes: [...reads.employers, ...reads.jobs],
  }),
  uploadLogo: endpoint({
    address: 'POST /api/employer/profile/logo',
    summary: 'Upload the logo (any size); kept as a WebP of at most 512 px',
    access: 'employer-profile:edit',
    file: { field: 'logo' },
    output: z.object({ logo_url: z.string(), profile: employerProfile }),
    refusals: pictureRefusals,
    changes: [...reads.employers, 'readJob'],
  }),
  removeLogo: endpoint({
    address: 'DELETE /api/employer/profile/logo',
    summary: 'Remove the logo',
    access: 'employer-profile:edit',
    output: z.object({ profile: employerProfile }),
    changes: [...reads.employers, 'readJob'],
  }),
  addPhoto: endpoint({
    address: 'POST /api/employer/profile/photos',
    summary: 'Add a photo (any size), up to 6; kept as a WebP of at most 512 px',
    access: 'employer-profile:edit',
    file: { field: 'photo' },
    output: z.object({ photo: employerPhoto, photos: z.array(employerPhoto), profile: employerProfile }),
    status: 201,
    refusals: [...pictureRefusals, 'too-many-photos'],
    changes: [...reads.employers, 'readJob'],
  }),
  removePhoto: endpoint({
    address: 'DELETE /api/employer/profile/photos/:id',
    summary: 'Remove a photo',
    access: 'employer-profile:edit',
    unknownId: 'photo-not-found',
    output: photosLeft,
    changes: [...reads.employers, 'readJob'],
  }),
  removeNamedPhoto: endpoint({
    address: 'DELETE /api/employer/profile/photos',
    summary: 'Remove the photo with the `id` of the body or the query',
    access: 'employer-profile:edit',
    query: z.object({ id: z.uuid(fault('wrong-shape')).optional() }),
    body: z.object({ id: z.uuid(fault('wrong-shape')).optional() }),
    output: photosLeft,
    refusals: ['photo-not-found'],
    changes: [...reads.employers, 'readJob'],
  }),
  readEmployerPicture: endpoint({
    address: 'GET /api/files/employers/:id',
    summary: 'A logo or photo of an employer by its random id',
    access: 'public',
    unknownId: 'file-not-found',
    writes: 'file',
  }),
  readEmployer: endpoint({
    address: 'GET /api/admin/employers/:id',
    summary: "An employer's profile by the account's id, with what was verified last",
    access: 'employer:verify',
    unknownId: 'employer-not-found',
    output: moderated,
  }),
  verifyEmployer: endpoint({
    address: 'POST /api/admin/employers/:id/verify',
    summary:
      "Mark an employer as verified, by the account's id; readers see 確認済みの企業. With `version` (the profile's `updated_at`) only as it was read",
    access: 'employer:verify',
    unknownId: 'employer-not-found',
    body: verificationInput,
    output: moderated,
    refusals: ['company-unproven', 'verification-facts-changed'],
    message: confirmation.employerVerified,
    changes: [...reads.employers, ...reads.jobs],
  }),
  unverifyEmployer: endpoint({
    address: 'POST /api/admin/employers/:id/unverify',
    summary: "Take the mark of an employer away, by the account's id",
    access: 'employer:verify',
    unknownId: 'employer-not-found',
    body: verificationInput,
    output: moderated,
    refusals: ['verification-facts-changed'],
    message: '企業の確認を取り消しました',
    changes: [...reads.employers, ...reads.jobs],
  }),
}
