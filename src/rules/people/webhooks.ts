/** Events for an employer's programs. */
export const webhookEvents = [
  'application.received',
  'application.withdrawn',
  'application.stage-changed',
  'message.received',
  'interview.settled',
  'interview.cancelled',
  'job.approved',
  'job.rejected',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The event for testing an endpoint. */
export const testEvent = 'webhook.test'

/** `dropped`: the event was undone, or the endpoint was switched off; `lost`: too many of the employer waited. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped', 'lost'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const maxWebhooks = 5

/** Deliveries of an employer that may wait; further ones are lost. */
export const mostWaiting = 1_000

/** Deliveries kept per endpoint, and for how many days. */
export const deliveriesKept = 100
export const deliveryDays = 30

/** The most attempts of a delivery, with pauses growing to two hours: about a day. */
export const deliveryTries = 20

/** How long (ms) an endpoint may fail before it is switched off. */
export const failingFor = 3 * 24 * 60 * 60 * 1_000

/** Failures in a row after which an endpoint is not called for a while; deliveries fail without a call meanwhile. */
const failuresInARow = 10

/** How long (ms) an endpoint with so many failures in a row is not called: a minute, doubled by each one, up to an hour. */
export function pauseAfter(failures: number): number {
  return failures < failuresInARow ? 0 : Math.min(60, 2 ** (failures - failuresInARow)) * 60_000
}

/** The rate limit of tests and redeliveries. */
export const webhookPresses = { times: 60, seconds: 60 * 60 }

/** Whether a failing endpoint is to be switched off. `gone`: it asked for it. */
export function isToSwitchOff(failingSince: Date | null, now: Date, gone: boolean): boolean {
  return gone || (failingSince !== null && now.getTime() - failingSince.getTime() >= failingFor)
}

/** The data of an event: ids, the job's title and times, nothing personal. */
export type WebhookData = {
  job_id: string
  job_title: string
  application_id?: string
  message_id?: string
  interview_id?: string
  /** The start of an interview. */
  starts_at?: string
  /** The stage's id; null when it was unset. */
  stage?: string | null
}
