type Policy = { createHTML(text: string): TrustedHTML }
type Factory = { createPolicy(name: string, rules: { createHTML(text: string): string }): Policy }

/** For browsers with trusted types, where the page's policy accepts no plain text as HTML. */
const factory = typeof window === 'undefined' ? undefined : (window as { trustedTypes?: Factory }).trustedTypes

/** React uses this to create a script element; the script does not run. */
const emptyScript = '<script></script>'

/** The policy for libraries' HTML: passes React's, and escapes everything else. */
export function installTrustedTypes(): void {
  factory?.createPolicy('default', {
    createHTML: (text) => (text === emptyScript ? text : text.replaceAll('<', '&lt;')),
  })
}

const articles = factory?.createPolicy('articles', { createHTML: (text) => text })

/** HTML that the server made from our Markdown. */
export const trustedArticle = (html: string): string | TrustedHTML => articles?.createHTML(html) ?? html
