import { TZDate } from '@date-fns/tz'
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

const zone = 'Asia/Tokyo'

/** Japan has had one UTC offset since 1952. */
const tokyoZone = `BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0900
TZOFFSETTO:+0900
TZNAME:JST
END:STANDARD
END:VTIMEZONE`

type Party = { name: string; email: string }

const states = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/** An interview as an iCalendar event (RFC 5545); `sequence` rises with every change. */
export type Appointment = {
  /** The same in all versions. */
  uid: string
  sequence: number
  changedAt: Date
  startsAt: Date
  minutes: number
  title: string
  place: string | null
  text: string
  /** `tentative`: it was moved and is not settled again. */
  state: keyof typeof states
  url: string
}

function calendarOf(appointments: readonly Appointment[], parties?: { organizer: Party; attendee: Party }) {
  const calendar = ical({
    prodId: { company: 'shigotocho', product: 'interviews', language: 'JA' },
  })
  for (const { uid, sequence, changedAt, startsAt, minutes, title, place, text, state, url } of appointments) {
    const event = calendar.createEvent({
      id: uid,
      sequence,
      stamp: changedAt,
      timezone: zone,
      start: new TZDate(startsAt, zone),
      end: new TZDate(startsAt.getTime() + minutes * 60_000, zone),
      summary: title,
      description: text,
      ...(place !== null && { location: place }),
      status: states[state],
      url,
    })
    if (!parties) continue
    event.organizer(parties.organizer)
    // A settled interview was agreed to in the product: calendars must not ask again.
    const answer = state === 'confirmed' ? { status: ICalAttendeeStatus.ACCEPTED } : {}
    event.createAttendee({ ...parties.attendee, ...answer, rsvp: false })
  }
  return calendar
}

/**
 * Adds the time zone, because a calendar needs at least one component. The calendar's properties go before it (RFC
 * 5545, 3.6); ical-generator would write them after it.
 */
const written = (calendar: ReturnType<typeof ical>) =>
  calendar
    .toString()
    .replace(/BEGIN:VEVENT|END:VCALENDAR/, (next) => `${tokyoZone.replaceAll('\n', '\r\n')}\r\n${next}`)

/** The part of a mail that adds an appointment to the reader's calendar, or removes it. */
export function invitation(appointment: Appointment, parties: { organizer: Party; attendee: Party }) {
  const method = appointment.state === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const)
  const calendar = calendarOf([appointment], parties).method(ICalCalendarMethod[method])
  return { method, content: written(calendar) }
}

/** A file with one appointment, to be imported by hand. */
export const appointmentFile = (appointment: Appointment): string => written(calendarOf([appointment]))

/** A calendar for subscription. */
export function calendarFeed(name: string, appointments: readonly Appointment[]): string {
  return written(
    calendarOf(appointments)
      .name(name)
      .ttl(60 * 60),
  )
}
