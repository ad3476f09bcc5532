import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** `mail` turns off every mail that is not necessary; `kinds` has the kinds that can be chosen one by one. */
const notificationSettings = z
  .object({ mail: z.boolean(), kinds: z.object({ status_changed: z.object({ mail: z.boolean() }) }) })
  .meta({ id: 'NotificationSettings' })

const oneSetting = z.object({ settings: notificationSettings })

export const notificationEndpoints = {
  readNotificationSettings: endpoint({
    summary: 'Which mails the signed-in user wants; confirming an email and a new password always come',
    access: 'account:own',
    output: oneSetting,
    status: 200,
    refusals: [],
  }),
  updateNotificationSettings: endpoint({
    summary: 'Choose which mails come; what is not named stays as it is',
    access: 'account:own',
    body: z.object({
      mail: z.boolean().optional(),
      kinds: z.object({ status_changed: z.object({ mail: z.boolean() }).optional() }).optional(),
    }),
    output: oneSetting,
    status: 200,
    refusals: [],
  }),
}
