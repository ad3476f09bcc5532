import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { calendarDate, choice, fault, optionalText } from '#contract/fields.ts'
import { interviewKinds, interviewMinutes } from '#rules/interviews/interviews.ts'
import { limits } from '#rules/limits.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { clockText } from '#words/full-dates.ts'

export type Interview = ResponseData<'listInterviews'>['interviews'][number]

const slot = z.object({
  date: calendarDate,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('time-invalid')),
})

/** A start as it is typed: a date and a time in Tokyo. */
type Slot = z.input<typeof slot>

export const interviewForm = z.object({
  kind: choice(interviewKinds),
  place: optionalText(limits.interviewPlace),
  slots: z.array(slot),
  minutes: z.string(),
  /** Several applicants may come at the same time. */
  several: z.boolean(),
  note: optionalText(limits.interviewNote),
})

export type InterviewValues = z.input<typeof interviewForm>

const startOf = ({ date, time }: Slot) => new Date(`${date}T${time}:00+09:00`)

/** The instants of what was typed, as they are sent. */
export const startsOf = (slots: readonly Slot[]) => slots.map((each) => startOf(each).toISOString())

/** Whether one of the starts is over; what is not yet a time is another fault. */
export const isAnyPast = (slots: readonly Slot[], now: Date) => slots.some((each) => startOf(each) <= now)

/** A row for one more start: the day of the last one is often wanted again, and most often another hour. */
export const nextSlot = (slots: readonly Slot[]): Slot => ({ date: slots.at(-1)?.date ?? '', time: '' })

const slotAt = (start: string): Slot => ({
  date: tokyoDate(new Date(start)),
  time: clockText(start).padStart(5, '0'),
})

/** What the form holds at first: nothing, or the interview that is moved. */
export function firstValues(moved: Interview | null, now: Date): InterviewValues {
  const open = moved?.status === 'proposed' ? moved.slots.filter((start) => new Date(start) > now) : []
  return {
    kind: moved?.kind ?? 'onsite',
    place: moved?.place ?? '',
    slots: open.length > 0 ? open.map(slotAt) : [nextSlot([])],
    minutes: String(moved?.minutes ?? interviewMinutes.default),
    several: moved ? !moved.shared_slot : false,
    note: '',
  }
}

const usualMinutes = [15, 30, 45, 60, 90, 120, 180, 240]

/** The lengths to choose from; one that a program has set is among them. */
export const minuteOptions = (minutes: string) =>
  [...new Set([...usualMinutes, Number(minutes)])]
    .sort((a, b) => a - b)
    .map((each) => ({ value: String(each), label: `${each}分` }))
