import { createContext } from 'react-router'
import type { AnnouncementTone } from '#rules/announcements.ts'
import type { Operator } from '#words/operator.ts'
import type { Api } from './api/api.ts'

/** Tells the operator what went wrong with a page. */
export type Report = (text: string, error: unknown) => void

/** An announcement as pages show it; `key` changes when it is edited, so that readers who closed it see it again. */
export type ShownAnnouncement = { key: string; text: string; link: string | null; tone: AnnouncementTone }

/**
 * What the server hands to the loaders of public pages: the API, answered in-process for an anonymous visitor, who
 * runs this site, what is announced, whether the public saw a job that it does not see any more, and the log.
 */
export type PageContext = {
  api: Api
  operator: Operator
  /** Whether the board was begun with demo data. */
  demo: boolean
  isJobOver(id: string): Promise<boolean>
  report: Report
  /** What stands on every page now, the newest first. */
  announcements(): readonly ShownAnnouncement[]
  /** Marks the inline scripts that rendering emits; the server takes it off again. */
  nonce: string
}

export const pageContext = createContext<PageContext>()
