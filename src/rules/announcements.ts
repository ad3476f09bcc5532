export const announcementTones = ['info', 'warning'] as const
export type AnnouncementTone = (typeof announcementTones)[number]

/** An announcement's phase. */
export const announcementPhases = ['current', 'upcoming', 'past'] as const
export type AnnouncementPhase = (typeof announcementPhases)[number]

/** A current or coming announcement. */
export type ComingAnnouncement = {
  id: string
  text: string
  link: string | null
  tone: AnnouncementTone
  starts_at: Date
  ends_at: Date
  updated_at: Date
}

/** A page shows at most this many, the newest. */
export const maxShown = 3

/** The browser's storage key for closed announcements. */
export const closedAnnouncementsKey = 'shigotocho.announcements'

/** Days for which an announcement is stored after its end. */
export const announcementDays = 3 * 365

/** Whether a text is a path of this site or an https address. */
export function isAnnouncementLink(text: string): boolean {
  if (/[\s\p{Cc}"<>\\]/u.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  // Without slashes a browser resolves it relative to the page.
  if (!/^https:\/\//i.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}
