import type { ResourceDetail } from '#samples/resources/facts.ts'

/** The downloaded text with title, author and last change. */
export function fileOf(resource: Pick<ResourceDetail, 'id' | 'title' | 'author' | 'lastUpdated' | 'content'>) {
  const { id, title, author, lastUpdated, content } = resource
  return { name: `${id}.md`, text: `# ${title}\n\n${author}（${lastUpdated}更新）\n\n${content}` }
}

/** Saves the text of a resource as a Markdown file. */
export function saveText(resource: ResourceDetail): void {
  const { name, text } = fileOf(resource)
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
