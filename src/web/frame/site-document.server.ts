import { type Operator, unsetText } from '#words/operator.ts'
import { htmlOf } from './markdown.server.ts'

/** A section of a document: its heading, its subheadings, and its text as HTML. */
export type DocumentSection = { id: string; title: string; html: string; parts: { id: string; title: string }[] }

/** A document of the site (terms, privacy, help). */
export type SiteDocument = { sections: DocumentSection[]; operatorKnown: boolean }

/**
 * Splits Markdown at second-level headings and fills in the operator's `{{name}}` etc. Omits the text between
 * `{{#name}}` and `{{/name}}` if the operator has not set it.
 */
export function siteDocument(markdown: string, operator: Operator & { membersOnly?: string }): SiteDocument {
  const said = markdown.replace(/\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}/g, (_, key: string, text: string) =>
    operator[key as keyof Operator] ? text : '',
  )
  const named = said.replace(/\{\{(\w+)\}\}/g, (_, key: string) => operator[key as keyof Operator] || unsetText)
  const parts = named.split(/^## /m).slice(1)
  return {
    sections: parts.map((part, index) => {
      const [title = '', ...lines] = part.split('\n')
      const id = `section-${index + 1}`
      const parts = lines
        .filter((line) => line.startsWith('### '))
        .map((line, at) => ({ id: `${id}-${at + 1}`, title: line.slice('### '.length).trim() }))
      let at = 0
      const html = htmlOf(lines.join('\n').trim()).replace(/<h3>/g, () => `<h3 id="${id}-${++at}">`)
      return { id, title: title.trim(), html, parts }
    }),
    operatorKnown: operator.name !== '' && operator.address !== '',
  }
}
