import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

/**
 * Markdown (CommonMark and tables) as HTML; raw HTML in it comes out as text, and addresses with odd protocols empty. A
 * table under a heading of the fourth level is folded, and the heading opens it.
 */
export function htmlOf(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  // Code scrolls sideways on narrow screens, and the keyboard has to reach it.
  return html
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="table-box"><table>')
    .replaceAll('</table>', '</table></div>')
    .replace(
      /<h4>(.*?)<\/h4>\s*(<div class="table-box">.*?<\/div>)/gs,
      (_, title: string, table: string) => `<details><summary>${title}${rowsText(table)}</summary>${table}</details>`,
    )
}

/** How many rows a folded table has below its head. */
const rowsText = (table: string) => `<span>${(table.match(/<tr>/g)?.length ?? 1) - 1}件</span>`
