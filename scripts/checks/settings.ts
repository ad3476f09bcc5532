import type { Config } from '#app/config.ts'
import { isLoopback } from '#app/insecure-settings.ts'
import { advice, type Finding, ok, problem } from './finding.ts'

/** Checks settings that a start accepts. */
export function checkSettings(config: Config, env: Record<string, string | undefined>): Finding[] {
  return [
    nodeVersion(process.versions.node),
    secret(env.APP_SECRET),
    ...publicSettings(config),
    ...unsetWords(config, env),
  ]
}

/** Advice on unset names and addresses: people would see placeholders. */
function unsetWords({ production }: Config, env: Record<string, string | undefined>): Finding[] {
  if (!production) return []
  const consequences = {
    MAIL_FROM: 'mails come from no-reply@shigotocho.example, which mail servers refuse.',
    OPERATOR_EMAIL: 'the contact form mails support@shigotocho.example, which nobody reads.',
    OPERATOR_NAME: 'the static pages say that the operator is not set, and the law asks for the name.',
    OPERATOR_ADDRESS: 'the static pages say that the address is not set, and the law asks for it.',
  }
  return Object.entries(consequences).flatMap(([name, text]) =>
    env[name]?.trim() ? [] : [advice(name, `is not set: ${text}`)],
  )
}

export function nodeVersion(version: string): Finding {
  return Number.parseInt(version, 10) >= 24
    ? ok('Node', version)
    : problem('Node', `${version} is too old: the product needs Node 24.`)
}

/** A typed secret, or one from an example, is easy to guess. */
export function secret(value: string | undefined): Finding {
  const subject = 'APP_SECRET'
  if (!value) return advice(subject, 'is not set; each data directory makes its own, which is for one node only.')
  if (value.length < 32)
    return problem(subject, 'has fewer than 32 characters: openssl rand -base64 48 makes a good one.')
  if (new Set(value).size < 12 || /password|secret|change.?me|example|0123456789|abcdefgh/i.test(value))
    return problem(
      subject,
      'looks like a word or a pattern and not like chance: openssl rand -base64 48 makes a good one.',
    )
  return ok(subject, `${value.length} characters`)
}

function publicSettings({ production, publicUrl, smtpUrl, trustProxy, databaseUrl }: Config): Finding[] {
  if (!production) return [advice('NODE_ENV', 'is not production: demo data and local mode, not for people.')]
  const isNear = isLoopback(publicUrl)
  return [
    ok('NODE_ENV', 'production'),
    publicUrl.startsWith('https:')
      ? ok('PUBLIC_URL', publicUrl)
      : (isNear ? advice : problem)(
          'PUBLIC_URL',
          `${publicUrl} is not https: passwords and sessions travel in the clear.`,
        ),
    trustProxy === false
      ? advice('TRUST_PROXY', 'is not set: behind a proxy all callers share its address and its limits.')
      : ok('TRUST_PROXY', 'is set'),
    ...(databaseUrl
      ? []
      : [
          advice('DATABASE_URL', 'is not set: the PostgreSQL that comes along is for trying; use a maintained server.'),
        ]),
    ...(smtpUrl ? [] : [advice('SMTP_URL', 'is not set: mails wait in the queue, for 60 days at most.')]),
  ]
}
