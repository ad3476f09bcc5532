import type { ResourceDetail } from '#samples/resources/facts.ts'
import { resourceFacts } from '#samples/resources/facts.ts'
import { resources } from '#samples/resources.ts'
import { htmlOf } from '#web/frame/markdown.server.ts'

const texts = import.meta.glob<string>('/src/samples/resources/*.md', { query: '?raw', import: 'default', eager: true })

/** A resource with all its fields, and its text as HTML. */
export type ResourcePage = { resource: ResourceDetail; html: string }

const made = new Map<string, ResourcePage | null>()

/** A resource's page, null for an unknown one; converts its text once. */
export function resourcePage(id: string): ResourcePage | null {
  const known = resources.find((entry) => entry.id === id)
  if (!known) return null
  const page = made.get(id) ?? make(known)
  made.set(id, page)
  return page
}

function make(known: (typeof resources)[number]): ResourcePage | null {
  const facts = resourceFacts[known.id]
  const content = texts[`/src/samples/resources/${known.id}.md`]
  if (!facts || content === undefined) return null
  return { resource: { ...known, ...facts, content }, html: htmlOf(content) }
}
