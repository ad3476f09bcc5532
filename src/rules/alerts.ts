import { nextTokyoDay } from './tokyo-date.ts'

/** When somebody wants to hear of jobs that come up in a saved search. */
export const notifyChoices = ['none', 'daily', 'instant'] as const
export type NotifyChoice = (typeof notifyChoices)[number]
export type AlertTime = Exclude<NotifyChoice, 'none'>

/** More new jobs of a saved search than this are not counted. */
export const newJobsMost = 1_000

/** The daily mail goes out at 8:00 in Tokyo; an instant one waits so long (ms) for more jobs. */
const digestHour = 8
const bundleMs = 10 * 60_000
const hour = 60 * 60_000
const day = 24 * hour

/** When a mail about a job that came up now is due. */
export function alertDue(time: AlertTime, now: Date): Date {
  if (time === 'instant') return new Date(now.getTime() + bundleMs)
  const tomorrow = nextTokyoDay(now) + digestHour * hour
  const today = tomorrow - day
  return new Date(today > now.getTime() ? today : tomorrow)
}
