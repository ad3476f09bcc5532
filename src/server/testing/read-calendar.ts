import ICAL from 'ical.js'

/** What a parser of another author reads in a calendar. */
export function eventsOf(text: string) {
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
