import { z } from 'zod'
import { announcementPhases, announcementTones, isAnnouncementLink } from '#rules/announcements.ts'
import { limits } from '#rules/limits.ts'
import { confirmation } from '#words/confirmations.ts'
import { endpoint } from './endpoint.ts'
import { choice, fault, id, instant, named, optionalText, paging, readInstant, requiredText } from './fields.ts'
import { stated } from './people/stated-fields.ts'

/** A banner on all pages; plain text. */
const announcement = named('Announcement', {
  id: z.string(),
  text: z.string(),
  /** A path of this site, or an https address. */
  link: z.string().nullable(),
  tone: z.enum(announcementTones),
  starts_at: instant,
  ends_at: instant,
  updated_at: instant,
  /** Null when the administrator's account is gone. */
  created_by_name: z.string().nullable(),
})

export const announcementInput = z.object({
  /** One line: line breaks become spaces. */
  text: requiredText(limits.announcement).transform((text) => text.replace(/\s+/g, ' ')),
  link: stated(
    optionalText(limits.employer.url).refine((text) => text === '' || isAnnouncementLink(text), fault('link-invalid')),
  ),
  tone: choice(announcementTones),
  starts_at: readInstant,
  ends_at: readInstant,
})

/** `updated_at`: the version read; an edit of another version is refused. */
const announcementEdit = announcementInput.extend({ updated_at: readInstant.optional() })

const output = z.object({ announcement })

export const announcementEndpoints = {
  listAnnouncements: endpoint({
    address: 'GET /api/admin/announcements',
    summary: 'Announcements, those that begin last first; `next` is the `after` of the following page',
    access: 'announcement:manage',
    query: z.object({ phase: choice(announcementPhases).optional(), after: id.optional(), limit: paging.limit }),
    output: z.object({ announcements: z.array(announcement), next: z.string().nullable() }),
  }),
  addAnnouncement: endpoint({
    address: 'POST /api/admin/announcements',
    summary: 'Announce something on all pages from one instant to another',
    access: 'announcement:manage',
    body: announcementInput,
    output,
    status: 201,
    message: confirmation.announcementSaved,
    changes: ['listAnnouncements'],
  }),
  editAnnouncement: endpoint({
    address: 'PUT /api/admin/announcements/:id',
    summary: 'Change an announcement, with `updated_at` only as it was read; who closed it before sees it again',
    access: 'announcement:manage',
    unknownId: 'announcement-not-found',
    body: announcementEdit,
    output,
    refusals: ['announcement-changed'],
    message: confirmation.announcementSaved,
    changes: ['listAnnouncements'],
  }),
  endAnnouncement: endpoint({
    address: 'POST /api/admin/announcements/:id/end',
    summary: 'End an announcement that is due now',
    access: 'announcement:manage',
    unknownId: 'announcement-not-found',
    output,
    refusals: ['announcement-not-due'],
    message: 'お知らせの掲載を終了しました',
    changes: ['listAnnouncements'],
  }),
  deleteAnnouncement: endpoint({
    address: 'DELETE /api/admin/announcements/:id',
    summary: 'Delete an announcement',
    access: 'announcement:manage',
    unknownId: 'announcement-not-found',
    message: 'お知らせを削除しました',
    changes: ['listAnnouncements'],
  }),
}
