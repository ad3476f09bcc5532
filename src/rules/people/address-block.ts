/**
 * A network address as it is counted and stored, whichever way a proxy wrote it: without port, brackets and interface
 * zone, IPv6 in its short form, IPv4 unmapped.
 */
export function plainAddress(written: string): string {
  const [bare = ''] = written
    .replace(/[\s"]/g, '')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .split('%')
  if (!bare.includes(':')) return bare
  const short = URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) ?? bare
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short)?.slice(1)
  if (!mapped) return short
  return mapped.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]).join('.')
}

/**
 * The part of a network address that identifies a caller: an IPv4 address, or the first 64 bits of IPv6, because one
 * customer has all addresses in them.
 */
export function addressBlock(address: string): string {
  const plain = plainAddress(address)
  return plain.includes(':') ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** The eight groups of an IPv6 address; fewer of a malformed one. */
export function groupsOf(plain: string): string[] {
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
}
