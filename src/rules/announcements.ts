export const announcementTones = ['info', 'warning'] as const
export type AnnouncementTone = (typeof announcementTones)[number]

/** Where an announcement is in time. */
export const announcementPhases = ['current', 'upcoming', 'past'] as const
export type AnnouncementPhase = (typeof announcementPhases)[number]

/** An announcement that is due, or will be. */
export type ComingAnnouncement = {
  id: string
  text: string
  link: string | null
  tone: AnnouncementTone
  starts_at: Date
  ends_at: Date
  updated_at: Date
}

/** So many of those that are due stand on a page, the newest. */
export const mostShown = 3

/** Where this browser remembers which ones were closed. */
export const closedAnnouncementsKey = 'shigotocho.announcements'

/** Days for which an announcement is stored after its end. */
export const announcementDays = 3 * 365

/** Whether a text is a path of this site or an https address. */
export function isAnnouncementLink(text: string): boolean {
  if (/[\s\p{Cc}"<>\\]/u.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  // Without slashes a browser takes it for a path beside the page.
  if (!/^https:\/\//i.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}
