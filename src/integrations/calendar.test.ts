import { expect, test } from 'vitest'
import { type Appointment, invitation } from './calendar.ts'

const appointment: Appointment = {
  ...{ uid: 'a', sequence: 1, changedAt: new Date(0), startsAt: new Date('2026-12-02T01:00:00Z'), minutes: 60 },
  ...{ title: '面接', place: null, text: '', state: 'confirmed', url: 'https://jobs.example/applications/a' },
}
const parties = {
  organizer: { name: '株式会社あおば', email: 'desk@example.com' },
  attendee: { name: '花子', email: 'hanako@example.com' },
}
/** Long lines are folded (RFC 5545, 3.1). */
const attendee = (state: Appointment['state']) =>
  /^ATTENDEE.*$/m.exec(invitation({ ...appointment, state }, parties).content.replace(/\r\n[ \t]/g, ''))?.[0]

test('calendars do not ask again whether somebody comes to a settled interview', () => {
  expect(attendee('confirmed')).toContain('PARTSTAT=ACCEPTED')
  expect(attendee('tentative')).not.toContain('ACCEPTED')
  expect(attendee('cancelled')).not.toContain('ACCEPTED')
})
