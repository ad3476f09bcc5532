import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { calendarDate, choice, fault, optionalText } from '#contract/fields.ts'
import { interviewKinds, interviewMinutes } from '#rules/interviews.ts'
import { limits } from '#rules/limits.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { clockText } from '#words/full-dates.ts'

export type Interview = ResponseData<'listInterviews'>['interviews'][number]

const slot = z.object({
  date: calendarDate,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('time-invalid')),
})

/** A typed slot: date and time in Tokyo. */
type Slot = z.input<typeof slot>

export const interviewForm = z.object({
  kind: choice(interviewKinds),
  place: optionalText(limits.interviewPlace),
  /** Only for an online one. */
  url: optionalText(limits.interviewUrl),
  interviewers: z.array(z.string()),
  slots: z.array(slot),
  minutes: z.string(),
  /** Several applicants may come at once. */
  several: z.boolean(),
  note: optionalText(limits.interviewNote),
})

export type InterviewValues = z.input<typeof interviewForm>

const startOf = ({ date, time }: Slot) => new Date(`${date}T${time}:00+09:00`)

/** The typed slots as times for the request. */
export const startsOf = (slots: readonly Slot[]) => slots.map((each) => startOf(each).toISOString())

/** Whether a slot is in the past; an incomplete one is another fault. */
export const isAnyPast = (slots: readonly Slot[], now: Date) => slots.some((each) => startOf(each) <= now)

/** A row for a further slot, on the last one's day, because most often only the hour differs. */
export const nextSlot = (slots: readonly Slot[]): Slot => ({ date: slots.at(-1)?.date ?? '', time: '' })

const slotAt = (start: string): Slot => ({
  date: tokyoDate(new Date(start)),
  time: clockText(start).padStart(5, '0'),
})

/** The form's initial values: empty, or the interview to move. */
export function firstValues(moved: Interview | null, now: Date): InterviewValues {
  const open = moved?.status === 'proposed' ? moved.slots.filter((start) => new Date(start) > now) : []
  return {
    kind: moved?.kind ?? 'onsite',
    place: moved?.place ?? '',
    url: moved?.url ?? '',
    interviewers: moved?.interviewers.map(({ id }) => id) ?? [],
    slots: open.length > 0 ? open.map(slotAt) : [nextSlot([])],
    minutes: String(moved?.minutes ?? interviewMinutes.default),
    several: moved ? !moved.shared_slot : false,
    note: '',
  }
}

/** Usual hours for interviews; others are asked about once. */
const usualHours = { first: 7, last: 22 }
const workingHours = { first: 9, last: 18 }

/** Whether a slot is at an unusual hour. */
export const isAnyUnusual = (slots: readonly Slot[]): boolean =>
  slots.some(({ time }) => time < `0${usualHours.first}:00` || time > `${usualHours.last}:00`)

type Busy = { from: number; to: number; text: string }

/** The team's appointments of a day, and its free times between 9 and 18. */
export function dayPlan(date: string, interviews: readonly Interview[]): { busy: string[]; free: string[] } {
  const midnight = new Date(`${date}T00:00:00+09:00`).getTime()
  if (Number.isNaN(midnight)) return { busy: [], free: [] }
  const times = interviews
    .flatMap(({ status, starts_at, slots, minutes, applicant_name }): Busy[] => {
      const starts = status === 'accepted' && starts_at ? [starts_at] : status === 'proposed' ? slots : []
      return starts.map((start) => {
        const from = (new Date(start).getTime() - midnight) / 60_000
        const state = status === 'accepted' ? '決定' : '候補'
        return { from, to: from + minutes, text: `${spanText(from, from + minutes)} ${applicant_name}さん（${state}）` }
      })
    })
    .filter(({ from }) => from >= 0 && from < 24 * 60)
    .sort((a, b) => a.from - b.from)
  let next = workingHours.first * 60
  const free: string[] = []
  for (const { from, to } of [...times, { from: workingHours.last * 60, to: workingHours.last * 60 }]) {
    if (from - next >= 30) free.push(spanText(next, Math.min(from, workingHours.last * 60)))
    next = Math.max(next, to)
  }
  return { busy: times.map(({ text }) => text), free }
}

const minuteText = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const spanText = (from: number, to: number) => `${minuteText(from)}〜${minuteText(to)}`

const usualMinutes = [15, 30, 45, 60, 90, 120, 180, 240]

/** The offered lengths, including one set by a program. */
export const minuteOptions = (minutes: string) =>
  [...new Set([...usualMinutes, Number(minutes)])]
    .sort((a, b) => a - b)
    .map((each) => ({ value: String(each), label: `${each}分` }))
