import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { expect } from 'vitest'

/** What the parsers of two other authors read in a calendar, each the same. */
export function eventsOf(text: string) {
  const read = readByIcal(text)
  expect(readByTsIcs(text)).toEqual(read)
  return read
}

function readByTsIcs(text: string) {
  const { method, timezones = [], events: found = [] } = convertIcsCalendar(undefined, text)
  return {
    method: method ?? null,
    zones: timezones.map(({ id }) => id),
    events: found.map(({ uid, sequence, summary, location = null, start, end, status }) => ({
      ...{ uid, sequence, summary, location, status, start: start.date.toISOString(), zone: start.local?.timezone },
      minutes: ((end?.date.getTime() ?? 0) - start.date.getTime()) / 60_000,
    })),
  }
}

function readByIcal(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone))
  for (const zone of zones) ICAL.TimezoneService.register(zone)
  return {
    method: calendar.getFirstPropertyValue('method'),
    zones: zones.map(({ tzid }) => tzid),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        sequence: event.sequence,
        summary: event.summary,
        location: event.location,
        start: event.startDate.toJSDate().toISOString(),
        zone: event.startDate.zone?.tzid,
        minutes: event.duration.toSeconds() / 60,
        status: component.getFirstPropertyValue('status'),
      }
    }),
  }
}
