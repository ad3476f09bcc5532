import { Resolver } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const block = (kind: 'ipv4' | 'ipv6', subnets: readonly string[]) => {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/')
    list.addSubnet(address, Number(bits), kind)
  }
  return list
}

/** IPv4 ranges that the IANA registers as private, shared, link-local, documentation, multicast or reserved. */
const closedIpv4 = block('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
])
/** Global unicast without Teredo, ORCHID, documentation and 6to4, which can lead to other addresses. */
const openIpv6 = block('ipv6', ['2000::/3'])
const closedIpv6 = block('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
const loopback = block('ipv4', ['127.0.0.0/8'])
const isLoopback = (address: string) => address === '::1' || (isIP(address) === 4 && loopback.check(address, 'ipv4'))

/** Which hosts named by people may be called: the public internet, and with `loopback` this machine. */
export type OpenHosts = { loopback: boolean }

/** Whether a network address may be connected to; protects the internal network from addresses that people enter. */
export function mayConnect(address: string, hosts: OpenHosts): boolean {
  if (hosts.loopback && isLoopback(address)) return true
  if (isIP(address) === 4) return !closedIpv4.check(address, 'ipv4')
  return isIP(address) === 6 && openIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6')
}

/** Whether people may enter this address; its name is resolved only when something is sent. */
export function isOpenAddress(endpoint: string, hosts: OpenHosts): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password } = new URL(endpoint)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (username || password || host === '') return false
  if (hosts.loopback && protocol === 'http:') return isLoopback(host)
  if (protocol !== 'https:') return false
  if (isIP(host)) return mayConnect(host, hosts)
  return host.includes('.') && !/\.?(localhost|local|internal|lan|home\.arpa)\.?$/i.test(host)
}

/** Thrown when a name resolves to no permitted address. */
export class ClosedHost extends Error {
  override name = 'ClosedHost'
}

type Names = Pick<Resolver, 'resolve4' | 'resolve6'>

/**
 * Asks name servers directly: a process runs only two `dns.lookup` at a time, so that names with a silent name server
 * would block lookups of the database, mail server and Google.
 */
const nameServers = new Resolver({ timeout: 1_000, tries: 2 })

/** Resolves a name, checks the result, and connects to exactly that address. */
export const lookupOpen =
  (hosts: OpenHosts, names: Names = nameServers): LookupFunction =>
  async (hostname, options, found) => {
    const [four, six] = await Promise.allSettled([names.resolve4(hostname), names.resolve6(hostname)])
    const addresses = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ]
    const open = addresses.filter(({ address }) => mayConnect(address, hosts))
    const [first] = open
    if (first) return options.all ? found(null, open) : found(null, first.address, first.family)
    const unknown = addresses.length === 0 && four.status === 'rejected'
    found(unknown ? four.reason : new ClosedHost('no address that may be called'), '')
  }
