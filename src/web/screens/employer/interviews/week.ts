import type { ResponseData } from '#contract/endpoints.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'

export type Interview = ResponseData<'listMyInterviews'>['interviews'][number]

/** A settled interview or an offered slot, on its day. */
export type WeekEvent = { interview: Interview; start: string; settled: boolean }

const dayMs = 86_400_000
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The seven days of a date's week from Monday. */
export function daysOfWeek(date: string): string[] {
  const time = new Date(`${date}T00:00:00Z`).getTime()
  const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs
  return Array.from({ length: 7 }, (_, at) => dateOf(monday + at * dayMs))
}

/** A date this many weeks later. */
export const weeksLater = (date: string, weeks: number): string =>
  dateOf(new Date(`${date}T00:00:00Z`).getTime() + weeks * 7 * dayMs)

/** The events of each day by time; for one person, those in which they take part or which they arranged. */
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

/** An event within its day: minutes after midnight in Tokyo, and its lane beside concurrent ones. */
export type PlacedEvent = WeekEvent & { from: number; until: number; lane: number; lanes: number }

const hourMs = 3_600_000
const minutesOf = (start: string) => ((new Date(start).getTime() + 9 * hourMs) % dayMs) / 60_000

/** A day's events, concurrent ones in lanes. */
export function placed(events: readonly WeekEvent[]): PlacedEvent[] {
  const result: PlacedEvent[] = []
  let group: PlacedEvent[] = []
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1))
    result.push(...group.map((event) => ({ ...event, lanes })))
    group = []
  }
  for (const event of events) {
    const from = minutesOf(event.start)
    if (group.every(({ until }) => until <= from)) close()
    const taken = new Set(group.filter(({ until }) => until > from).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    group.push({ ...event, from, until: from + event.interview.minutes, lane, lanes: 1 })
  }
  close()
  return result
}

/** The shown full hours: 9 to 18, extended for earlier and later events. */
export function hoursOf(events: readonly PlacedEvent[]): { first: number; last: number } {
  const first = Math.min(9, ...events.map(({ from }) => Math.floor(from / 60)))
  const last = Math.max(18, ...events.map(({ until }) => Math.ceil(until / 60)))
  return { first, last: Math.min(24, last) }
}
