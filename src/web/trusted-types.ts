type Policy = { createHTML(text: string): TrustedHTML }
type Factory = { createPolicy(name: string, rules: { createHTML(text: string): string }): Policy }

/** Where the browser knows trusted types; the page's policy then takes no plain text for HTML. */
const factory = typeof window === 'undefined' ? undefined : (window as { trustedTypes?: Factory }).trustedTypes

/** With this React makes the element of a script; the script itself does not run. */
const emptyScript = '<script></script>'

/** For HTML that libraries write: React's one, and whatever else as text, with no element in it. */
export function installTrustedTypes(): void {
  factory?.createPolicy('default', {
    createHTML: (text) => (text === emptyScript ? text : text.replaceAll('<', '&lt;')),
  })
}

const articles = factory?.createPolicy('articles', { createHTML: (text) => text })

/** The HTML of an article, which the server made from our own Markdown. */
export const trustedArticle = (html: string): string | TrustedHTML => articles?.createHTML(html) ?? html
