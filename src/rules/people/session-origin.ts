import { groupsOf, plainAddress } from './address-block.ts'

/** A session's origin: enough to recognise it in a list, too little to identify a person. */
export type SessionOrigin = { device: string | null; network: string | null }

/** The first match counts: browsers also name their ancestors. */
const browsers: [mark: string, name: string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]
const systems: [mark: string, name: string][] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
]

const named = (marks: [string, string][], text: string) => marks.find(([mark]) => text.includes(mark))?.[1]

export function sessionOrigin({ address, userAgent }: { address: string; userAgent: string | null }): SessionOrigin {
  const text = userAgent?.slice(0, 1_000) ?? ''
  const names = [named(browsers, text), named(systems, text)].filter((name) => name !== undefined)
  return { device: names.join(' / ') || null, network: networkOf(address) }
}

/** An address without its last part: 203.0.113.*, or the first three groups of IPv6. */
function networkOf(address: string): string | null {
  const plain = plainAddress(address)
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)
  if (v4) return `${v4[1]}.*`
  const groups = plain.includes(':') ? groupsOf(plain) : []
  return groups.length === 8 ? `${groups.slice(0, 3).join(':')}:*` : null
}
