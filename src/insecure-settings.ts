import { isIP } from 'node:net'
import { ConfigError } from './config-error.ts'

/** Insecure settings that ALLOW_INSECURE can permit in production. */
const words = ['http', 'smtp', 'dev'] as const
type Word = (typeof words)[number]

type Settings = { publicUrl: string; smtpUrl: string | undefined; developing: boolean }

/** Each setting that would be insecure in production, with the sentence that refuses it. */
const insecure: Record<Word, { isSet(settings: Settings): boolean; sentence: string }> = {
  http: {
    isSet: ({ publicUrl }) => publicUrl.startsWith('http:') && !isLoopback(publicUrl),
    sentence: 'PUBLIC_URL with http:// exposes passwords and sessions to the network: use https://',
  },
  smtp: {
    isSet: ({ smtpUrl }) => smtpUrl !== undefined && !isEncrypted(smtpUrl) && !isLoopback(smtpUrl),
    sentence: 'SMTP_URL sends mails unencrypted, with links that set a password: use smtps://, or add ?requireTLS=true',
  },
  dev: {
    isSet: ({ developing }) => developing,
    sentence: 'DEV=1 serves unbuilt sources under a looser policy: remove it in production',
  },
}

/** Throws for the first insecure setting in production that ALLOW_INSECURE does not name. */
export function refuseInsecure(settings: Settings, allowInsecure: string | undefined): void {
  const allowed = (allowInsecure ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const unknown = allowed.find((word) => !words.some((known) => known === word))
  if (unknown !== undefined) throw new ConfigError(`ALLOW_INSECURE takes ${words.join(', ')}: remove ${unknown}`)
  for (const word of words)
    if (insecure[word].isSet(settings) && !allowed.includes(word))
      throw new ConfigError(`${insecure[word].sentence}, or set ALLOW_INSECURE=${word}`)
}

/** Whether an address is this machine's own. */
export function isLoopback(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 4) return host.startsWith('127.')
  return isIP(host) === 6 ? host === '::1' : host === 'localhost' || host.endsWith('.localhost')
}

/** smtp:// starts unencrypted; only requireTLS insists on STARTTLS. */
function isEncrypted(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(smtpUrl)
  return protocol === 'smtps:' || ['true', '1'].includes(searchParams.get('requireTLS') ?? '')
}
