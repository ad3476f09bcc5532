import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

/**
 * Markdown (CommonMark and tables) as HTML; raw HTML becomes text, and unsafe addresses become empty. A table under a
 * fourth-level heading is folded, and the heading opens it.
 */
export function htmlOf(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  // Code scrolls sideways on narrow screens, so the keyboard must reach it.
  return html
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="table-box"><table>')
    .replaceAll('</table>', '</table></div>')
    .replace(
      /<h4>(.*?)<\/h4>\s*(<div class="table-box">.*?<\/div>)/gs,
      (_, title: string, table: string) => `<details><summary>${title}${rowsText(table)}</summary>${table}</details>`,
    )
}

/** The number of rows in a folded table's heading. */
const rowsText = (table: string) => `<span>${(table.match(/<tr>/g)?.length ?? 1) - 1}件</span>`
