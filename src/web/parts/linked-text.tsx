import { linksInText } from '#rules/links-in-text.ts'

/** A text of people whose web and mail addresses and telephone numbers are links. */
export const LinkedText = ({ text }: { text: string }) =>
  linksInText(text).map(({ at, text: part, href }) =>
    href === undefined ? part : <TextLink key={at} href={href} text={part} />,
  )

/** A link in a text; a web address opens in a new tab. */
export const TextLink = ({ href, text }: { href: string; text: string }) =>
  href.startsWith('https:') ? (
    <a className="wrap-anywhere" href={href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
      <span className="sr-only">（新しいタブで開きます）</span>
    </a>
  ) : (
    <a className="wrap-anywhere" href={href}>
      {text}
    </a>
  )
