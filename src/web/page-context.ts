import { createContext } from 'react-router'
import type { AnnouncementTone } from '#rules/announcements.ts'
import type { Operator } from '#words/operator.ts'
import type { Api } from './api/api.ts'

/** Tells the operator what went wrong with a page. */
export type Report = (text: string, error: unknown) => void

/** An announcement on pages; `key` changes with an edit, so that readers who closed it see it again. */
export type ShownAnnouncement = { key: string; text: string; link: string | null; tone: AnnouncementTone }

/**
 * What the server passes to loaders of public pages: the API as an anonymous visitor, the operator, announcements,
 * whether a job was once public, and the log.
 */
export type PageContext = {
  api: Api
  operator: Operator
  /** Whether the board started with demo data. */
  demo: boolean
  /** Whether visitors without an account read job pages. */
  publicJobPages: boolean
  /** Whether readers ask about jobs. */
  questions: boolean
  isJobOver(id: string): Promise<boolean>
  report: Report
  /** The current announcements, newest first. */
  announcements(): readonly ShownAnnouncement[]
  /** Marks rendered inline scripts; the server removes it. */
  nonce: string
}

export const pageContext = createContext<PageContext>()
