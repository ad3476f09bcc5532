/** The vocabulary of the resource library. */
export const resourceTypes = ['article', 'video', 'ebook', 'course'] as const
export type ResourceType = (typeof resourceTypes)[number]

export const resourceCategories = ['キャリア開発', '技術スキル', '面接準備', '履歴書作成', 'ネットワーキング'] as const
export type ResourceCategory = (typeof resourceCategories)[number]

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const
export type Difficulty = (typeof difficulties)[number]

/** A career resource as the list shows it; `id` is the slug in its address and the name of its text. */
export type Resource = {
  id: string
  title: string
  description: string
  type: ResourceType
  category: ResourceCategory
  /** With its unit: minutes of reading, running time, pages. */
  duration: string
  difficulty: Difficulty
  /** Out of 5.0. */
  rating: number
  author: string
  /** The path of its page. */
  url: string
  isFree: boolean
  tags: readonly string[]
}

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
