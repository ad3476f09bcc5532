import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { compile } from '@fastify/proxy-addr'
import type { Allowances } from '#actions/context.ts'
import { senderOf } from '#integrations/mail/message.ts'
import { passwordFault } from '#integrations/password-choice.ts'
import { limits } from '#rules/limits.ts'
import { cleanEmail, isEmail } from '#rules/people/email.ts'
import { defaultOperator } from '#words/operator.ts'
import { ConfigError } from './config-error.ts'
import { isLoopback, refuseInsecure } from './insecure-settings.ts'
import { logLevels } from './log.ts'

/** All settings of the operator, read once at start; docs/configuration.md explains them. */
export type Config = ReturnType<typeof readConfig>

type Environment = Record<string, string | undefined>

/** Reads the environment; throws ConfigError at the first mistake. */
export function readConfig(env: Environment) {
  const text = (name: string) => env[name]?.trim() || undefined
  const production = text('NODE_ENV') === 'production'
  const port = whole(text('PORT'), 'PORT', 3_000, 0, 65_535)
  const host = text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1')
  const missing = production
    ? ['PUBLIC_URL', 'APP_SECRET', ...(text('EMBEDDED_DATABASE') === '1' ? [] : ['DATABASE_URL'])].filter(
        (name) => !text(name),
      )
    : []
  if (missing.length > 0) throw new ConfigError(`NODE_ENV=production needs ${missing.join(', ')}: set each`)
  const secret = text('APP_SECRET') ?? randomBytes(32).toString('base64url')
  const otherSecret = text('APP_SECRET_ACCEPTED')
  if (production && secret.length < 32)
    throw new ConfigError('APP_SECRET must have at least 32 characters: make one with openssl rand -base64 48')
  if (production && otherSecret && otherSecret.length < 32)
    throw new ConfigError('APP_SECRET_ACCEPTED must have at least 32 characters')
  const publicUrl = origin(text('PUBLIC_URL'), `http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  const smtpUrl = address(text('SMTP_URL'), 'SMTP_URL', mailServers)
  const developing = text('DEV') === '1'
  if (production) refuseInsecure({ publicUrl, smtpUrl, developing }, text('ALLOW_INSECURE'))
  return {
    production,
    port,
    host,
    publicUrl,
    /** Whether PUBLIC_URL is set; otherwise it follows the port. */
    publicUrlSet: text('PUBLIC_URL') !== undefined,
    /** Only on this machine: elsewhere the response would give accounts away. */
    answersResetLinks: !production && isLoopback(publicUrl),
    /** A local push service, to try pushes offline. */
    pushesToLoopback: !production && isLoopback(publicUrl),
    secret,
    /** Secrets for verifying and decrypting: `secret`, and the other one while it is being replaced. */
    acceptedSecrets: [secret, ...(otherSecret ? [otherSecret] : [])],
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    backupDir: resolve(text('BACKUP_DIR') ?? join(text('DATA_DIR') ?? './data', 'backups')),
    databaseUrl: database(text('DATABASE_URL'), 'DATABASE_URL'),
    databaseDirectUrl: database(text('DATABASE_DIRECT_URL'), 'DATABASE_DIRECT_URL'),
    poolSize: whole(text('DATABASE_POOL_SIZE'), 'DATABASE_POOL_SIZE', 10, 1, 500),
    demoData: !production && text('DEMO_DATA') !== '0',
    smtpUrl,
    mailFrom: sender(text('MAIL_FROM') ?? 'しごと帖 <no-reply@shigotocho.example>'),
    operator: {
      name: text('OPERATOR_NAME') ?? defaultOperator.name,
      address: text('OPERATOR_ADDRESS') ?? defaultOperator.address,
      email: text('OPERATOR_EMAIL') ?? defaultOperator.email,
      phone: text('OPERATOR_PHONE') ?? defaultOperator.phone,
      representative: text('OPERATOR_REPRESENTATIVE') ?? defaultOperator.representative,
      registration: text('OPERATOR_REGISTRATION') ?? defaultOperator.registration,
      hours: text('OPERATOR_HOURS') ?? defaultOperator.hours,
      country: text('OPERATOR_COUNTRY') ?? defaultOperator.country,
    },
    google: { clientId: text('GOOGLE_CLIENT_ID'), baseUrl: address(text('GOOGLE_BASE_URL'), 'GOOGLE_BASE_URL', sites) },
    linkedin: {
      clientId: text('LINKEDIN_CLIENT_ID'),
      clientSecret: text('LINKEDIN_CLIENT_SECRET'),
      baseUrl: address(text('LINKEDIN_BASE_URL'), 'LINKEDIN_BASE_URL', sites),
    },
    admin: administrator(text('ADMIN_EMAIL'), env.ADMIN_PASSWORD || undefined),
    /** How long a stopping process still answers, so that load balancers notice. */
    drainSeconds: whole(text('DRAIN_SECONDS'), 'DRAIN_SECONDS', 0, 0, 600),
    adminMfa: choice(text('ADMIN_MFA'), 'ADMIN_MFA', ['optional', 'required']),
    publicJobPages: text('PUBLIC_JOB_PAGES') === '1',
    /** Whether readers ask employers about jobs. */
    questions: text('QUESTIONS') !== '0',
    postingRules: choice(text('POSTING_RULES'), 'POSTING_RULES', ['advise', 'enforce']),
    /** The share of decisions that another operator reviews, in percent. */
    qualitySample: whole(text('QUALITY_SAMPLE'), 'QUALITY_SAMPLE', 2, 0, 100),
    /** Days for which a closed case is kept, with what it holds of deleted jobs and accounts. */
    keepCaseDays: whole(text('KEEP_CASE_DAYS'), 'KEEP_CASE_DAYS', 365, 0, 3_650),
    // Production refuses common passwords; tests and scripts elsewhere use them.
    passwordRules: choice(
      text('PASSWORD_RULES'),
      'PASSWORD_RULES',
      production ? ['enforce', 'advise'] : ['advise', 'enforce'],
    ),
    trustProxy: proxies(text('TRUST_PROXY')),
    /** CPU (ms) that the searches of one address or account may use in ten seconds; 0 for any. */
    searchBudget: whole(text('SEARCH_BUDGET'), 'SEARCH_BUDGET', 300, 0, 10_000),
    storageBytes: whole(text('STORAGE_MB'), 'STORAGE_MB', 200, 1, 1_000_000) * 1024 * 1024,
    /** The page cache's size; none in development, where every page is rendered again. */
    pageCacheBytes: developing ? 0 : whole(text('PAGE_CACHE_MB'), 'PAGE_CACHE_MB', 64, 0, 100_000) * 1024 * 1024,
    logLevel: oneOf(text('LOG_LEVEL') ?? (production ? 'info' : 'warn'), 'LOG_LEVEL', logLevels),
    nodeName: text('NODE_NAME') ?? hostname(),
    /** The bearer token for metrics; without it there are none. */
    metricsToken: token(text('METRICS_TOKEN'), 'METRICS_TOKEN'),
    /** Where spans are sent, and the share of traced requests; null sends none. */
    tracing: tracing(text('OTEL_EXPORTER_OTLP_ENDPOINT'), text('OTEL_TRACES_SAMPLER_ARG')),
    /** Longer statements (ms) are logged. */
    slowStatementMs: whole(text('SLOW_STATEMENT_MS'), 'SLOW_STATEMENT_MS', 1_000, 1, 600_000),
    developing,
    allowances: readAllowances(text),
  }
}

/** docs/product/api.md, Rate limits; each can be set as `times/seconds`. */
function readAllowances(text: (name: string) => string | undefined): Allowances {
  const quarter = 15 * 60
  const hour = 60 * 60
  const read = (name: string, times: number, seconds: number) => {
    const value = text(name)
    if (!value) return { times, seconds }
    const match = /^(\d{1,9})\/(\d{1,9})$/.exec(value)
    if (!match) throw new ConfigError(`${name} must be times/seconds, such as ${times}/${seconds}`)
    return { times: Number(match[1]), seconds: Number(match[2]) }
  }
  return {
    wrongSignInsPerAccount: read('LIMIT_WRONG_SIGN_INS_PER_ACCOUNT', 10, quarter),
    wrongSignInsPerAddress: read('LIMIT_WRONG_SIGN_INS_PER_ADDRESS', 50, quarter),
    signUpsPerAddress: read('LIMIT_SIGN_UPS_PER_ADDRESS', 60, hour),
    resetsPerAccount: read('LIMIT_RESETS_PER_ACCOUNT', 5, hour),
    resetsPerAddress: read('LIMIT_RESETS_PER_ADDRESS', 20, hour),
    verificationsPerUser: read('LIMIT_VERIFICATIONS_PER_USER', 5, hour),
    verificationsPerTarget: read('LIMIT_VERIFICATIONS_PER_TARGET', 6, hour),
    socialSignInsPerAddress: read('LIMIT_SOCIAL_SIGN_INS_PER_ADDRESS', 60, quarter),
    applicationsPerSeeker: read('LIMIT_APPLICATIONS_PER_SEEKER', 50, 24 * hour),
    messagesPerSender: read('LIMIT_MESSAGES_PER_SENDER', 300, hour),
    messagesPerConversation: read('LIMIT_MESSAGES_PER_CONVERSATION', 30, quarter),
    contactsPerAddress: read('LIMIT_CONTACTS_PER_ADDRESS', 5, hour),
    uploadsPerUser: read('LIMIT_UPLOADS_PER_USER', 100, hour),
    papersPerUser: read('LIMIT_PAPERS_PER_USER', 120, hour),
    papersPerAddress: read('LIMIT_PAPERS_PER_ADDRESS', 1_200, hour),
    questionsPerPerson: read('LIMIT_QUESTIONS_PER_PERSON', 20, hour),
    reportsPerViewer: read('LIMIT_REPORTS_PER_VIEWER', 30, hour),
    postingsPerEmployer: read('LIMIT_POSTINGS_PER_EMPLOYER', 1_000, 24 * hour),
  }
}

function whole(text: string | undefined, name: string, otherwise: number, min: number, max: number): number {
  if (text === undefined) return otherwise
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}`)
}

function choice<const Values extends readonly [string, ...string[]]>(
  text: string | undefined,
  name: string,
  values: Values,
): Values[number] {
  const value = text === undefined ? values[0] : values.find((one) => one === text)
  if (value === undefined) throw new ConfigError(`${name} must be ${values.join(' or ')}`)
  return value
}

function oneOf<const Values extends readonly string[]>(text: string, name: string, values: Values): Values[number] {
  const value = values.find((one) => one === text)
  if (value === undefined) throw new ConfigError(`${name} must be one of ${values.join(', ')}`)
  return value
}

function token(text: string | undefined, name: string): string | undefined {
  if (text !== undefined && !/^[\w.~+/=-]{16,200}$/.test(text))
    throw new ConfigError(`${name} must have at least 16 letters, digits or -._~+/=`)
  return text
}

function tracing(endpoint: string | undefined, share: string | undefined) {
  const part = Number(share ?? 1)
  if (!(part >= 0 && part <= 1)) throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1')
  return endpoint ? { endpoint: address(endpoint, 'OTEL_EXPORTER_OTLP_ENDPOINT', sites), share: part } : null
}

/** Parses it like a mail does, so that a mistake shows at the start. */
function sender(from: string): string {
  try {
    senderOf(from)
    return from
  } catch {
    throw new ConfigError('MAIL_FROM must be one address, such as しごと帖 <no-reply@jobs.example>')
  }
}

const sites = ['http:', 'https:']
const mailServers = ['smtp:', 'smtps:']

function address<Value extends string | undefined>(value: Value, name: string, protocols: string[]): Value {
  if (value === undefined) return value
  // The message omits the value, which may contain a password.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} must be an address that begins with ${protocols.join('// or ')}//`)
  if (new URL(value).hostname === '')
    throw new ConfigError(`${name} must name a host after ${new URL(value).protocol}//`)
  return value
}

/**
 * One server, or a proxy in front of several (docs/operating/scale.md). The message omits the value, which may contain
 * a password.
 */
function database<Value extends string | undefined>(value: Value, name: string): Value {
  if (value === undefined) return value
  const url = URL.parse(value)
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.hostname.includes(','))
    throw new ConfigError(`${name} must be the address of one server that begins with postgres:// or postgresql://`)
  return value
}

/** The first administrator must be able to sign in. */
function administrator(email: string | undefined, password: string | undefined) {
  if (email && !isEmail(cleanEmail(email)))
    throw new ConfigError('ADMIN_EMAIL must be an email address, such as admin@jobs.example')
  if (password && password.length < limits.password.min)
    throw new ConfigError(`ADMIN_PASSWORD must have at least ${limits.password.min} characters`)
  return { email, password }
}

/**
 * What is wrong with ADMIN_PASSWORD by the rules for everybody's passwords; null when nothing is. Throws it in production,
 * unless PASSWORD_RULES only advises against common passwords.
 */
export async function weakAdminPassword({ admin, production, passwordRules }: Config): Promise<string | null> {
  if (!admin.email || !admin.password) return null
  const person = { name: '', email: admin.email }
  const fault = await passwordFault(admin.password, person, 'enforce')
  if (!fault) return null
  const sentence = {
    'password-own-data': 'ADMIN_PASSWORD must not be the email of ADMIN_EMAIL: set another one',
    'password-common': 'ADMIN_PASSWORD is one of the commonest passwords, which are guessed first: set another one',
  }[fault]
  if (production && (fault === 'password-own-data' || passwordRules === 'enforce')) throw new ConfigError(sentence)
  return sentence
}

function origin(value: string | undefined, otherwise: string): string {
  if (!value) return otherwise
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new ConfigError('PUBLIC_URL must be an http or https address, such as https://jobs.example')
  return new URL(value).origin
}

function proxies(value: string | undefined): boolean | string | ((address: string, hop: number) => boolean) {
  if (!value || value === '0' || value === 'false') return false
  if (value === 'true') return true
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value)
  try {
    compile(value.split(',').map((each) => each.trim()))
    return value
  } catch {
    throw new ConfigError(
      'TRUST_PROXY must be a number of hops, true, or addresses and ranges such as 127.0.0.1,10.0.0.0/8',
    )
  }
}
