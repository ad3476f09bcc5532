/**
 * The part of a network address that identifies a caller: an IPv4 address, or the first 64 bits of IPv6, because one
 * customer has all addresses in them.
 */
export function addressBlock(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  // An IPv4 address at the end counts as two groups.
  const written = before.length + after.length + (after.at(-1)?.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - written)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  const first = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${first.join(':')}::/64`
}
