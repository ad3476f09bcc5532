import type { Config } from '#app/config.ts'
import { isLoopback } from '#app/insecure-settings.ts'
import { isCommonPassword } from '#integrations/password-choice.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

type Environment = Record<string, string | undefined>

/** Words and letter sequences that are common in example secrets. */
const typed = /password|passwort|secret|change.?me|example|0123456789|abcdefgh|your-|パスワード/i

/** Checks settings that a start accepts. */
export async function checkSettings(config: Config, env: Environment): Promise<Finding[]> {
  return [
    secret(env.APP_SECRET),
    ...(await passwords(env)),
    ...publicSettings(config),
    ...switches(env),
    ...(config.production ? operator(env) : []),
  ]
}

/** What /privacy, /terms and mails say of the operator: people would read that it is not set. */
function operator(env: Environment): Finding[] {
  const consequences = {
    MAIL_FROM: [
      'mails come from no-reply@shigotocho.example, which mail servers refuse.',
      'メールの差出人が no-reply@shigotocho.example になり、受信側に拒否されます。',
    ],
    OPERATOR_NAME: [
      '/privacy and /terms name no operator, and the law asks for the name.',
      '/privacy と /terms に運営者名が出ません。氏名または名称の表示は法律上の義務です。',
    ],
    OPERATOR_ADDRESS: [
      '/privacy and /terms show no address, and the law asks for it.',
      '/privacy と /terms に住所が出ません。住所の表示は法律上の義務です。',
    ],
    OPERATOR_EMAIL: [
      'the contact form mails support@shigotocho.example, which nobody reads.',
      'お問い合わせが誰も読まない support@shigotocho.example に届きます。',
    ],
    OPERATOR_REGISTRATION: [
      'no page shows the number of the notification as 特定募集情報等提供事業者.',
      '特定募集情報等提供事業者の届出受理番号が表示されません。',
    ],
  }
  const unset = Object.entries(consequences).flatMap(([name, [en, ja]]) =>
    env[name]?.trim() ? [] : [warning(name, `is not set: ${en}`, `が設定されていません。${ja}`)],
  )
  if (!env.OPERATOR_EMAIL?.trim() || env.OPERATOR_EMAIL.includes('@')) return unset
  const ja = 'がメールアドレスではなく、お問い合わせが届きません。直してください。'
  return [...unset, problem('OPERATOR_EMAIL', 'is no email address, so that no contact form arrives: correct it.', ja)]
}

/** A start takes any other value for the default, which the operator did not mean. */
function switches(env: Environment): Finding[] {
  return ['PUBLIC_JOB_PAGES', 'QUESTIONS', 'EMBEDDED_DATABASE']
    .filter((name) => !['', '0', '1'].includes(env[name]?.trim() ?? ''))
    .map((name) => warning(name, 'is neither 0 nor 1 and changes nothing.', 'が 0 でも 1 でもないため、効きません。'))
}

/** A typed secret, or one from an example, is easy to guess. */
export function secret(value: string | undefined): Finding {
  const subject = 'APP_SECRET'
  const make = ['openssl rand -base64 48 makes a good one.', 'openssl rand -base64 48 で作り直してください。']
  if (!value)
    return warning(
      subject,
      'is not set; each data directory makes its own, which is for one node only.',
      'が設定されていません。DATA_DIR ごとに作られ、1台でしか使えません。',
    )
  if (value.length < 32)
    return problem(subject, `has fewer than 32 characters: ${make[0]}`, `が32文字未満です。${make[1]}`)
  if (new Set(value).size < 12 || typed.test(value))
    return problem(
      subject,
      `looks like a word or a pattern and not like chance: ${make[0]}`,
      `が単語や決まった並びで、推測されます。${make[1]}`,
    )
  return ok(subject, `${value.length} characters`, `${value.length}文字`)
}

/** Passwords that are common, short, or those of the documents' examples. */
async function passwords(env: Environment): Promise<Finding[]> {
  const given: [string, string][] = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL'].flatMap((name) => {
    const password = URL.parse(env[name]?.trim() ?? '')?.password
    return password ? [[name, decodeURIComponent(password)]] : []
  })
  if (env.ADMIN_PASSWORD) given.push(['ADMIN_PASSWORD', env.ADMIN_PASSWORD])
  if (env.METRICS_TOKEN) given.push(['METRICS_TOKEN', env.METRICS_TOKEN])
  const weak = await Promise.all(given.map(([, password]) => isWeak(password)))
  return given
    .filter((_, at) => weak[at])
    .map(([name]) =>
      problem(
        name,
        'has a password that is easy to guess: openssl rand -hex 24 makes a good one.',
        'のパスワードは推測されやすいものです。openssl rand -hex 24 で作り直してください。',
      ),
    )
}

const isWeak = async (password: string) =>
  password.length < 8 || new Set(password).size < 5 || typed.test(password) || (await isCommonPassword(password))

function publicSettings({ production, publicUrl, smtpUrl, trustProxy }: Config): Finding[] {
  if (!production)
    return [
      warning(
        'NODE_ENV',
        'is not production: demo data and local mode, not for people.',
        'が production ではありません。デモデータのある試用の状態で、公開には使えません。',
      ),
    ]
  const isNear = isLoopback(publicUrl)
  return [
    ok('NODE_ENV', 'production', 'production'),
    publicUrl.startsWith('https:')
      ? ok('PUBLIC_URL', publicUrl, publicUrl)
      : (isNear ? warning : problem)(
          'PUBLIC_URL',
          `${publicUrl} is not https: passwords and sessions travel in the clear.`,
          `${publicUrl} が https ではありません。パスワードとセッションが暗号化されずに流れます。`,
        ),
    proxies(trustProxy),
    ...(smtpUrl
      ? []
      : [
          warning(
            'SMTP_URL',
            'is not set: mails wait in the queue, for 60 days at most.',
            'が設定されていません。メールは送られずに待ち、60日で消えます。',
          ),
        ]),
  ]
}

function proxies(trustProxy: Config['trustProxy']): Finding {
  if (trustProxy === false)
    return warning(
      'TRUST_PROXY',
      'is not set: behind a proxy all callers share its address and its limits.',
      'が設定されていません。プロキシの後ろでは全員が同じ接続元として数えられます。',
    )
  if (trustProxy === true)
    return warning(
      'TRUST_PROXY',
      'trusts everybody: a caller can write any address into X-Forwarded-For; name the addresses of your proxies.',
      'が全員を信用しています。接続元を偽れるので、プロキシのアドレスを書いてください。',
    )
  return ok('TRUST_PROXY', 'is set', '設定済み')
}
