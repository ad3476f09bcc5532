import { textBlocks } from '#rules/jobs/description.ts'
import { termsLines } from '#rules/postings/table.ts'
import type { Terms } from '#rules/postings/terms.ts'

/** The fields of a job that are written as HTML. */
export type JobText = {
  description: string
  requirements: readonly string[]
  benefits: readonly string[]
  terms?: Terms | null | undefined
}

/** A job's text as plain HTML for search engines and aggregators, in the order of its page. */
export function jobHtml({ description, requirements, benefits, terms }: JobText): string {
  const text = textBlocks(description).map((block) =>
    block.kind === 'list' ? list(block.items) : `<p>${block.lines.map(escapeHtml).join('<br>')}</p>`,
  )
  const stated = termsLines(terms ?? {}).map(({ label, value }) => `${label}：${value}`)
  return [
    ...text,
    ...section('募集要項', stated),
    ...section('応募要件', requirements),
    ...section('待遇・福利厚生', benefits),
  ].join('\n')
}

/** Text between tags. Quotes are not escaped, because some aggregators do not read those entities. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

const section = (title: string, items: readonly string[]) => (items.length > 0 ? [`<p>${title}</p>`, list(items)] : [])
