import { nfkc } from '#rules/nfkc.ts'
import { productName } from '#words/labels.ts'

/** The words of one mail; `subject` is one line, `text` and `html` say the same. */
export type MailWords = { subject: string; text: string; html: string }

/** A paragraph, a quotation, a list, named facts, or a button. */
export type Part =
  | string
  | { quote: string }
  | { list: readonly string[] }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { button: string; link: string }
  | { heading: string; link: string }

/** The parts of every mail: greeting, content, and why the reader gets it. */
export type Letter = {
  subject: string
  to?: string
  parts: readonly Part[]
  why: string
  /** The page with the reader's choice of mails; absent in mails that cannot be turned off. */
  settings?: string | undefined
  /** The address that ends this kind of mail by one press without signing in. */
  unsubscribe?: string | undefined
  unattended?: boolean
}

/** Renders a letter as plain text and HTML. Every value is escaped; links must be absolute http(s) addresses. */
export function letter({ subject, to, parts, why, settings, unsubscribe, unattended = true }: Letter): MailWords {
  const greeting = to === undefined ? [] : [`${plainName(to) || 'ご利用者'} 様`]
  const preview = parts.find((part) => typeof part === 'string') ?? ''
  const only = parts.find((part) => typeof part === 'object' && 'button' in part)
  const foot = [why, ...(unattended ? ['このメールは送信専用です。ご返信いただいてもお答えできません。'] : [])]
  const all = [...greeting, ...parts]
  const choices = [
    ...(settings === undefined ? [] : [[settingsWords, settings] as const]),
    ...(unsubscribe === undefined ? [] : [[unsubscribeWords, unsubscribe] as const]),
  ]
  const choice = choices.map(([words, link]) => `${words}：\n${webAddress(link)}`)
  const text = [...all.map(asText), `${'─'.repeat(20)}\n${[productName, ...foot, ...choice].join('\n')}\n`].join('\n\n')
  const body = all.map((part) => asHtml(part, part === only)).join('\n')
  return { subject: oneLine(subject), text, html: page(oneLine(subject), oneLine(preview), body, foot, choices) }
}

/** A mail with the operator's name and contact as its last line. */
export function signed(
  { subject, text, html }: MailWords,
  { name, email }: { name: string; email: string },
): MailWords {
  const line = name === '' ? `お問い合わせ：${email}` : `運営者：${oneLine(name)}　お問い合わせ：${email}`
  return { subject, text: `${text}${line}\n`, html: html.replace(footEnd, () => `<br>${escaped(line)}${footEnd}`) }
}

const footEnd = '</p>\n</div>\n</body>'

const settingsWords = '通知メールの設定を変更する'
const unsubscribeWords = 'ログインせずにこのメールの配信を止められます'

/** A value for a subject or the middle of a sentence: one line, at most 60 characters. */
export function brief(value: string): string {
  const signs = [...oneLine(value)]
  return signs.length > 60 ? `${signs.slice(0, 59).join('')}…` : signs.join('')
}

/**
 * A name for the head of a mail. One that advertises is not repeated: anybody can sign up with another person's email, and
 * we would mail an advertisement to it.
 */
export function plainName(name: string): string {
  const shown = oneLine(name)
  return holdsWebAddress(shown) || holdsTelephone(shown) ? '' : shown
}

/** More digits than this are a telephone number, however they are separated. */
const mostDigits = 8
const digits = /[\p{N}零一二三四五六七八九]/gu
const webAddresses = /(?:[\w-]*:\/\/|www\.|[\w.@+-]*\.[a-z]{2,})\S*/giu
const politeEnds = /ください|下さい|(?:です|(?<=\p{Script=Hiragana})ま(?:す|した|せん|しょう))[よねか]*(?!\p{L})/u

/**
 * A name that nobody has verified, for a mail to a stranger: without telephone numbers, addresses of pages, sentences and
 * quotation marks. Empty where nothing else is left.
 */
export function unverifiedName(name: string): string {
  const [first = ''] = nfkc(oneLine(name)).split(/[。！？!?]/)
  const named = first.replace(webAddresses, '').replace(/[「」『』]/g, '')
  if (politeEnds.test(named)) return ''
  return holdsTelephone(named) ? named.replace(digits, '') : named
}

/** An employer in a mail to a stranger: quoted and marked unless the operator has verified it. */
export function employerToStranger(name: string, isVerified: boolean): string {
  if (isVerified) return personName(name)
  const shown = brief(unverifiedName(name))
  return shown === '' ? '企業（未確認）' : `「${shown}」（未確認）`
}

/** What an employer's mark means. */
export const unverifiedNote = '（未確認）は、運営者がまだこの企業を確認していないことを示します。'

const holdsWebAddress = (text: string) => nfkc(text).search(webAddresses) >= 0
/** Whether a text holds a telephone number, however it is separated. */
export const holdsTelephone = (text: string) => (nfkc(text).match(digits)?.length ?? 0) > mostDigits

/** A person's name for a mail, on one line. Mail programs link addresses, so a name must not look like one. */
export function personName(name: string): string {
  const shown = brief(name)
  return holdsWebAddress(shown) ? nfkc(shown).replace(/[.:]/g, '[$&]') : shown
}

/** Line breaks and control characters become spaces; bidi controls and invisible letters are dropped. */
function oneLine(value: string): string {
  return value
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '')
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

function asText(part: Part): string {
  if (typeof part === 'string') return part.replaceAll('次のボタン', '次のリンク')
  if ('quote' in part)
    return lines(part.quote)
      .map((line) => `  ${line}`.trimEnd())
      .join('\n')
  if ('list' in part) return part.list.map((each) => `・${each}`).join('\n')
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}：${oneLine(value)}`).join('\n')
  if ('heading' in part) return `■ ${oneLine(part.heading)}\n${webAddress(part.link)}`
  return `${part.button}：\n${webAddress(part.link)}`
}

const ink = 'margin:0 0 16px;color:#1c222d'

/** A mail has one button; further ones are links. */
function asHtml(part: Part, isButton: boolean): string {
  if (typeof part === 'string') return `<p class="ink" style="${ink}">${escaped(part)}</p>`
  if ('quote' in part) {
    const quoted = lines(part.quote).map(escaped).join('<br>')
    return `<blockquote class="ink rule" style="${ink};padding:4px 0 4px 16px;border-left:3px solid #dbd4c7">${quoted}</blockquote>`
  }
  if ('list' in part)
    return `<p class="ink" style="${ink}">${part.list.map((each) => `・${escaped(each)}`).join('<br>')}</p>`
  if ('facts' in part) {
    const rows = part.facts.map(
      ([name, value]) =>
        `<span class="muted" style="color:#4d5460">${escaped(name)}：</span>${escaped(oneLine(value))}`,
    )
    return `<p class="ink" style="${ink};line-height:1.6">${rows.join('<br>')}</p>`
  }
  const href = escaped(webAddress(part.link))
  if ('heading' in part || !isButton) {
    const words = 'heading' in part ? part.heading : part.button
    return `<p style="margin:16px 0 4px;font-weight:700"><a class="link" href="${href}" style="color:#1e4b78">${escaped(oneLine(words))}</a></p>`
  }
  return `<p style="margin:24px 0 16px"><a class="button" href="${href}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:#1e4975;color:#fdfcf8;font-weight:700;text-decoration:none">${escaped(part.button)}</a></p>
<p class="muted" style="margin:0 0 16px;font-size:13px;color:#4d5460">ボタンを押せないときは、次のアドレスを開いてください。<br><a class="link" href="${href}" style="color:#1e4b78;word-break:break-all">${href}</a></p>`
}

/** A choice of the reader, in words, and its link. */
type Choice = readonly [words: string, link: string]

/**
 * The site's light and dark colours. Text and background are always set together, so that no mail client mixes them.
 * `preview` is hidden: lists of mails show it beside the subject.
 */
function page(
  title: string,
  preview: string,
  body: string,
  foot: readonly string[],
  choices: readonly Choice[],
): string {
  const choice = choices
    .map(([words, link]) => [words, escaped(webAddress(link))] as const)
    .map(([words, href]) => `<br>${words}：<br><a class="link" href="${href}" style="color:#1e4b78">${href}</a>`)
    .join('')
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.desk{background:#131923!important}.sheet{background:#1b222d!important}
.ink{color:#ece8e0!important}.muted{color:#bab4aa!important}.link{color:#9ec9f1!important}
.button{background:#97c0e3!important;color:#0c1628!important}
.rule{border-color:#39404d!important}.head{color:#9ec9f1!important;border-color:#6583a3!important}
}
</style>
</head>
<body class="desk" style="margin:0;padding:24px 12px;background:#f9f6f1">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px;background:#fefdfb;font-family:'Hiragino Sans','Noto Sans JP','Yu Gothic UI',Meiryo,sans-serif;font-size:16px;line-height:1.8;overflow-wrap:anywhere">
<p class="head" style="margin:0 0 24px;padding:0 0 8px;border-bottom:4px double #16365b;color:#16365b;font-family:'Hiragino Mincho ProN','Noto Serif JP','Yu Mincho',serif;font-size:22px;font-weight:700;line-height:1.45">${productName}</p>
${body}
<p class="muted rule" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #dbd4c7;font-size:13px;color:#4d5460">${[productName, ...foot].map(escaped).join('<br>')}${choice}${footEnd}
</html>
`
}

function webAddress(link: string): string {
  const { protocol, href } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('a mail links to web addresses only')
  return href
}

function lines(value: string): string[] {
  return value.trim().split(/\r\n|[\r\n\u2028\u2029]/)
}

function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
