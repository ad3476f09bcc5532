import { nextTokyoDay } from './tokyo-date.ts'

/** How often a saved search mails new jobs. */
export const notifyChoices = ['none', 'daily', 'instant'] as const
export type NotifyChoice = (typeof notifyChoices)[number]
export type AlertTime = Exclude<NotifyChoice, 'none'>

/** New jobs of a saved search are counted up to this. */
export const maxNewJobs = 1_000

/** The daily mail goes out at 8:00 in Tokyo; an instant one waits this long (ms) for more jobs. */
const digestHour = 8
const bundleMs = 10 * 60_000
const hour = 60 * 60_000
const day = 24 * hour

/** When the mail about a new match is due. */
export function alertDue(time: AlertTime, now: Date): Date {
  if (time === 'instant') return new Date(now.getTime() + bundleMs)
  const tomorrow = nextTokyoDay(now) + digestHour * hour
  const today = tomorrow - day
  return new Date(today > now.getTime() ? today : tomorrow)
}
