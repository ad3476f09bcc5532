/** What programs of an employer may be told of. */
export const webhookEvents = ['application.received', 'job.approved', 'job.rejected'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What is sent when an employer tries an endpoint out. */
export const testEvent = 'webhook.test'

/** `dropped`: what was to be told was taken back, or the endpoint was switched off. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const mostWebhooks = 5

/** Of each endpoint so many deliveries are told and stored, for so many days at most. */
export const deliveriesKept = 100
export const deliveryDays = 30

/** So often a delivery is tried, with pauses that grow to two hours: about a day. */
export const deliveryTries = 20

/** An endpoint that has taken nothing for so long (ms) is switched off. */
export const failingFor = 3 * 24 * 60 * 60 * 1_000

/** Tests and redeliveries that an employer may ask for. */
export const webhookPresses = { times: 60, seconds: 60 * 60 }

/** Whether an endpoint that fails now has failed for so long that it is switched off. `gone`: it asked for it. */
export function isToSwitchOff(failingSince: Date | null, now: Date, gone: boolean): boolean {
  return gone || (failingSince !== null && now.getTime() - failingSince.getTime() >= failingFor)
}

/** What an endpoint is sent: ids, the job's title and times, nothing of a person. */
export type WebhookData = { job_id: string; job_title: string; application_id?: string }
