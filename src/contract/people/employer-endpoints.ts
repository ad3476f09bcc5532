import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fault, id } from '#contract/fields.ts'
import {
  employerPhoto,
  employerProfile,
  employerProfileInput,
  moderatedEmployer,
  verificationInput,
} from './employer-profile.ts'

const anEmployer = { params: z.object({ id }), unknownId: 'employer-not-found' } as const
const pictureRefusals = ['not-an-image', 'image-kind-unread', 'too-many-tries'] as const
const photosLeft = z.object({ photos: z.array(employerPhoto), profile: employerProfile })
const moderated = z.object({ profile: moderatedEmployer })

/** Employers' profiles and their verification. */
export const employerEndpoints = {
  readEmployerProfile: endpoint({
    summary: "The own account's profile as an employer; all null before anything was saved",
    access: 'employer-profile:own',
    output: z.object({ profile: employerProfile }),
    status: 200,
    refusals: [],
  }),
  updateEmployerProfile: endpoint({
    summary:
      'Change the profile as an employer; absent members keep their value, null clears. A change of name, corporate number or address ends the verification',
    access: 'employer-profile:edit',
    body: employerProfileInput,
    output: z.object({ profile: employerProfile }),
    status: 200,
    refusals: [],
  }),
  uploadLogo: endpoint({
    summary: 'Upload the logo (any size); kept as a WebP of at most 512 px',
    access: 'employer-profile:edit',
    file: { field: 'logo' },
    output: z.object({ logo_url: z.string(), profile: employerProfile }),
    status: 200,
    refusals: pictureRefusals,
  }),
  removeLogo: endpoint({
    summary: 'Remove the logo',
    access: 'employer-profile:edit',
    output: z.object({ profile: employerProfile }),
    status: 200,
    refusals: [],
  }),
  addPhoto: endpoint({
    summary: 'Add a photo (any size), up to 6; kept as a WebP of at most 512 px',
    access: 'employer-profile:edit',
    file: { field: 'photo' },
    output: z.object({ photo: employerPhoto, photos: z.array(employerPhoto), profile: employerProfile }),
    status: 201,
    refusals: [...pictureRefusals, 'too-many-photos'],
  }),
  removePhoto: endpoint({
    summary: 'Remove a photo',
    access: 'employer-profile:edit',
    params: z.object({ id }),
    unknownId: 'photo-not-found',
    output: photosLeft,
    status: 200,
    refusals: ['photo-not-found'],
  }),
  removeNamedPhoto: endpoint({
    summary: 'Remove the photo with the `id` of the body or the query',
    access: 'employer-profile:edit',
    query: z.object({ id: z.uuid(fault('wrong-shape')).optional() }),
    body: z.object({ id: z.uuid(fault('wrong-shape')).optional() }),
    output: photosLeft,
    status: 200,
    refusals: ['photo-not-found'],
  }),
  readEmployerPicture: endpoint({
    summary: 'A logo or photo of an employer by its random id',
    access: 'public',
    params: z.object({ id }),
    unknownId: 'file-not-found',
    writes: 'file',
    status: 200,
    refusals: ['file-not-found'],
  }),
  readEmployer: endpoint({
    summary: "An employer's profile by the account's id, with what was verified last",
    access: 'employer:verify',
    ...anEmployer,
    output: moderated,
    status: 200,
    refusals: ['employer-not-found'],
  }),
  verifyEmployer: endpoint({
    summary: "Mark an employer as verified, by the account's id; readers see 確認済みの企業",
    access: 'employer:verify',
    ...anEmployer,
    body: verificationInput,
    output: moderated,
    status: 200,
    refusals: ['employer-not-found'],
  }),
  unverifyEmployer: endpoint({
    summary: "Take the mark of an employer away, by the account's id",
    access: 'employer:verify',
    ...anEmployer,
    body: verificationInput,
    output: moderated,
    status: 200,
    refusals: ['employer-not-found'],
  }),
}
