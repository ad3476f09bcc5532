/** The servers of one address; `url` of each has one host, as `pg` takes it. */
export type ServerAddresses = {
  urls: readonly [string, ...string[]]
  /** Whether only a server counts that can be written: said by `target_session_attrs`, or by more than one host. */
  mustBeWritable: boolean
}

/** What of libpq's values makes sense for an application that writes. */
const attributes = ['any', 'read-write', 'primary']

/** The address is none; the message says why, without the address, which may hold a password. */
export class NoServerAddress extends Error {
  override name = 'NoServerAddress'
}

/**
 * Reads the address of a PostgreSQL server as libpq does: several hosts with their ports, separated by commas, and
 * `target_session_attrs`. `pg` knows one host only.
 */
export function serverAddresses(text: string): ServerAddresses {
  const protocol = /^postgres(?:ql)?:\/\//.exec(text)?.[0]
  if (!protocol) throw new NoServerAddress('must be an address that begins with postgres:// or postgresql://')
  const [address = '', queryText = ''] = splitAt(text.slice(protocol.length), '?')
  const [authority, rest] = splitAt(address, '/')
  const path = rest === undefined ? '' : `/${rest}`
  const login = authority.slice(0, authority.lastIndexOf('@') + 1)
  const hosts = authority.slice(login.length)
  const query = new URLSearchParams(queryText)
  const wanted = query.get('target_session_attrs') ?? undefined
  if (wanted !== undefined && !attributes.includes(wanted))
    throw new NoServerAddress(`must have ${attributes.join(', ')} as its target_session_attrs, where it has one`)
  if (query.get('host')?.includes(',')) throw new NoServerAddress('must name its hosts before its path')
  // The rest stays as it is written: what an option reads is the driver's affair.
  const options = queryText.split('&').filter((option) => option && !option.startsWith('target_session_attrs='))
  const urls = hosts
    .split(',')
    .map((host) => `${protocol}${login}${host}${path}${options.length > 0 ? `?${options.join('&')}` : ''}`)
  if (!urls.every((url) => URL.canParse(url)) || (urls.length > 1 && hosts.split(',').includes('')))
    throw new NoServerAddress('must be an address that begins with postgres:// or postgresql://')
  return {
    urls: urls as [string, ...string[]],
    mustBeWritable: urls.length > 1 || (wanted !== undefined && wanted !== 'any'),
  }
}

/** What stands before the first mark, and after it where there is one. */
function splitAt(text: string, mark: string): [before: string, after?: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
