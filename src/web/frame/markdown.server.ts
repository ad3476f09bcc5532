import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

/** Markdown (CommonMark and tables) as HTML; raw HTML in it comes out as text, and addresses with odd protocols empty. */
export function htmlOf(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  // Code scrolls sideways on narrow screens, and the keyboard has to reach it.
  return html
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="table-box"><table>')
    .replaceAll('</table>', '</table></div>')
}
