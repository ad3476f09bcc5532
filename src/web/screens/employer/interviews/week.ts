import type { ResponseData } from '#contract/endpoints.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'

export type Interview = ResponseData<'listMyInterviews'>['interviews'][number]

/** A settled interview or an offered start, on its day. */
export type WeekEvent = { interview: Interview; start: string; settled: boolean }

const dayMs = 86_400_000
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The seven days of the week in which a date lies, Monday first. */
export function daysOfWeek(date: string): string[] {
  const time = new Date(`${date}T00:00:00Z`).getTime()
  const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs
  return Array.from({ length: 7 }, (_, at) => dateOf(monday + at * dayMs))
}

/** A date so many weeks later. */
export const weeksLater = (date: string, weeks: number): string =>
  dateOf(new Date(`${date}T00:00:00Z`).getTime() + weeks * 7 * dayMs)

/** What is on each day, by time; of one person, those whom they take part in or arranged. */
export function eventsByDay(
  interviews: readonly Interview[],
  days: readonly string[],
  person?: string,
): Map<string, WeekEvent[]> {
  const events = interviews
    .filter(({ interviewers, arranged_by: by }) =>
      person ? interviewers.some(({ id }) => id === person) || (interviewers.length === 0 && by?.id === person) : true,
    )
    .flatMap((interview): WeekEvent[] => {
      const { status, starts_at, slots } = interview
      if (status === 'accepted' && starts_at) return [{ interview, start: starts_at, settled: true }]
      return status === 'proposed' ? slots.map((start) => ({ interview, start, settled: false })) : []
    })
    .sort((a, b) => a.start.localeCompare(b.start))
  const byDay = Map.groupBy(events, ({ start }) => tokyoDate(new Date(start)))
  return new Map(days.map((day) => [day, byDay.get(day) ?? []]))
}
