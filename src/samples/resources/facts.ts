import type { Resource } from '#samples/resources.ts'
import facts from './facts.json' with { type: 'json' }

/** What a resource's own page shows beside the text. */
export type ResourceFacts = {
  prerequisites: readonly string[]
  learningOutcomes: readonly string[]
  chapters: readonly string[]
  /** YYYY-MM-DD, Asia/Tokyo. */
  publishedDate: string
  lastUpdated: string
  viewCount: number
  likeCount: number
  bookmarkCount: number
  videoUrl?: string
}

/** A resource with all its fields; `content` is Markdown. */
export type ResourceDetail = Resource & ResourceFacts & { content: string }

/** Facts of each resource's own page, by id; a separate file, so that the list's screen does not load them. */
export const resourceFacts = facts as Readonly<Record<string, ResourceFacts>>
