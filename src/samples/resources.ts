import { pagePath } from '#contract/page-addresses.ts'
import list from './resources.json' with { type: 'json' }

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

/** The resources in the order of their list. The texts are `resources/<id>.md`, the other facts `resources/facts.json`. */
export const resources = (list as readonly Omit<Resource, 'url'>[]).map(
  ({ id, ...resource }): Resource => ({ id, url: pagePath('resource', { id }), ...resource }),
)
