import { createApiKey } from '#actions/people/api-keys/create-api-key.ts'
import { listApiKeys } from '#actions/people/api-keys/list-api-keys.ts'
import { revokeApiKey } from '#actions/people/api-keys/revoke-api-key.ts'
import {
  addPhoto,
  readEmployerPicture,
  removeLogo,
  removeNamedPhoto,
  removePhoto,
  uploadLogo,
} from '#actions/people/employers/employer-pictures.ts'
import { readEmployer } from '#actions/people/employers/read-employer.ts'
import { readEmployerProfile } from '#actions/people/employers/read-employer-profile.ts'
import { unverifyEmployer } from '#actions/people/employers/unverify-employer.ts'
import { updateEmployerProfile } from '#actions/people/employers/update-employer-profile.ts'
import { verifyEmployer } from '#actions/people/employers/verify-employer.ts'
import { acceptInvitation } from '#actions/people/team/accept-invitation.ts'
import { changeMember } from '#actions/people/team/change-member.ts'
import { inviteMember } from '#actions/people/team/invite-member.ts'
import { readInvitation } from '#actions/people/team/read-invitation.ts'
import { readTeam } from '#actions/people/team/read-team.ts'
import { removeMember } from '#actions/people/team/remove-member.ts'
import { askForVerification, withdrawVerification } from '#actions/people/verification/ask-for-verification.ts'
import {
  acceptVerificationRequest,
  refuseVerificationRequest,
} from '#actions/people/verification/decide-verification.ts'
import { listVerificationRequests } from '#actions/people/verification/list-verification-requests.ts'
import {
  confirmDomainCode,
  confirmLetterCode,
  makeLetterCode,
  sendDomainCode,
} from '#actions/people/verification/prove-relation.ts'
import { listOwnVerificationRequests, readVerification } from '#actions/people/verification/read-verification.ts'
import { addWebhook } from '#actions/people/webhooks/add-webhook.ts'
import { deleteWebhook } from '#actions/people/webhooks/delete-webhook.ts'
import { editWebhook } from '#actions/people/webhooks/edit-webhook.ts'
import { listWebhooks } from '#actions/people/webhooks/list-webhooks.ts'
import { listWebhookDeliveries, redeliverWebhook, testWebhook } from '#actions/people/webhooks/webhook-deliveries.ts'
import type { Actions } from './action.ts'

export const employerActions = {
  readEmployerProfile,
  updateEmployerProfile,
  uploadLogo,
  removeLogo,
  addPhoto,
  removePhoto,
  removeNamedPhoto,
  readEmployerPicture,
  readVerification,
  askForVerification,
  withdrawVerification,
  sendDomainCode,
  confirmDomainCode,
  confirmLetterCode,
  makeLetterCode,
  listOwnVerificationRequests,
  readTeam,
  inviteMember,
  changeMember,
  removeMember,
  readInvitation,
  acceptInvitation,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  readEmployer,
  verifyEmployer,
  unverifyEmployer,
  listVerificationRequests,
  acceptVerificationRequest,
  refuseVerificationRequest,
  listWebhooks,
  addWebhook,
  editWebhook,
  deleteWebhook,
  testWebhook,
  listWebhookDeliveries,
  redeliverWebhook,
} satisfies Partial<Actions>
