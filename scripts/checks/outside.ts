import { Resolver } from 'node:dns/promises'
import { connect } from 'node:tls'
import { createTransport } from 'nodemailer'
import { senderOf } from '#integrations/mail/message.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'

const limitMs = 10_000
const day = 24 * 60 * 60 * 1_000
const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs, dnsTimeout: limitMs }

/** Greets the mail server and signs in; with `to`, sends one mail from `from` and tells what the server answered. */
export async function checkMail(url: string, { from, to }: { from?: string; to?: string | undefined } = {}) {
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  try {
    if (to === undefined) await transport.verify()
    else {
      const mail = {
        from,
        to,
        subject: 'しごと帖 npm run check',
        text: 'npm run check --mail がこのメールを送りました。\n',
      }
      const { response } = await transport.sendMail(mail)
      return ok('mail', `was sent to ${to}; the server answered: ${response}`, `を ${to} に送りました：${response}`)
    }
    return ok('mail', 'the server greets and takes the sign-in', 'サーバーに接続でき、ログインできます')
  } catch (error) {
    const { responseCode, response } = error as { responseCode?: number; response?: string }
    const reason = reasonOf(error)
    const answer = [reason, to === undefined ? responseCode : response].filter(Boolean).join(' ')
    if (reason === 'EENVELOPE')
      return problem(
        'mail',
        `the server of SMTP_URL refuses an address (${answer}): correct MAIL_FROM, or send to another one.`,
        `SMTP_URL のサーバーがアドレスを受け付けません（${answer}）。MAIL_FROM か宛先を直してください。`,
      )
    return responseCode
      ? problem(
          'mail',
          `the server of SMTP_URL does not take us (${answer}): correct SMTP_URL, or ask its operator.`,
          `SMTP_URL のサーバーが受け付けません（${answer}）。設定を直すか、サーバーの管理者に聞いてください。`,
        )
      : problem(
          'mail',
          `no mail server answers at SMTP_URL (${answer}): correct smtps:// or smtp://, host and port, trust its certificate, or let this machine reach it.`,
          `SMTP_URL のサーバーに接続できません（${answer}）。smtps:// か smtp:// か、ホスト名、ポート、証明書、このマシンからの通信を確かめてください。`,
        )
  } finally {
    transport.close()
  }
}

type LookUp = (name: string) => Promise<string[][]>

/** SPF, DKIM and DMARC of the domain that mails come from: large mailbox providers refuse mails without them. */
export async function checkMailDomain(from: string, selector: string | undefined, lookUp: LookUp = txtOf) {
  const domain = senderOf(from).address.split('@')[1] ?? ''
  const record = async (subject: string, name: string, pattern: RegExp, example: string): Promise<Finding> => {
    try {
      const found = (await lookUp(name)).map((parts) => parts.join('')).find((text) => pattern.test(text))
      if (found) return ok(subject, `${name}: ${found.slice(0, 60)}`, `${name}: ${found.slice(0, 60)}`)
    } catch (error) {
      if (!['ENOTFOUND', 'ENODATA'].includes(reasonOf(error)))
        return warning(
          subject,
          `${name} could not be asked (${reasonOf(error)}): check the name servers of this machine.`,
          `${name} を調べられません（${reasonOf(error)}）。このマシンのネームサーバーを確かめてください。`,
        )
    }
    return warning(
      subject,
      `${name} has no such TXT record: add ${example}.`,
      `${name} に TXT レコードがありません。${example} を加えてください。`,
    )
  }
  return Promise.all([
    record('SPF', domain, /^v=spf1 /i, '"v=spf1 include:(the relay) -all"'),
    selector
      ? record('DKIM', `${selector}._domainkey.${domain}`, /p=[^;\s]/i, '"v=DKIM1; p=(the key of the relay)"')
      : warning(
          'DKIM',
          'MAIL_DKIM_SELECTOR is not set: set it to the selector of the mail relay, so that its key can be looked up.',
          'MAIL_DKIM_SELECTOR が設定されていません。メールサーバーのセレクターを設定すると鍵を調べられます。',
        ),
    record('DMARC', `_dmarc.${domain}`, /^v=DMARC1;/i, '"v=DMARC1; p=none; rua=mailto:(your address)"'),
  ])
}

const txtOf: LookUp = (name) => new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name)

/** Checks PUBLIC_URL as a browser would reach it: the certificate, then the product. */
export async function checkAddress(publicUrl: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl)
  const certificate = protocol === 'https:' ? await checkCertificate(hostname, Number(port || 443)) : null
  // Who has no trusted certificate is not asked; who does not answer said so.
  if (certificate && certificate.state !== 'ok' && certificate.subject === 'address') return [certificate]
  const found = await checkAnswer(publicUrl)
  return certificate ? [certificate, ...(certificate.state === 'problem' ? [] : [found])] : [found]
}

async function checkAnswer(publicUrl: string): Promise<Finding> {
  try {
    const options = { signal: AbortSignal.timeout(limitMs), redirect: 'manual' as const }
    const response = await fetch(`${publicUrl}/api/ready`, options)
    const body = await response.json().catch(() => null)
    if (typeof body?.success !== 'boolean' && [502, 503, 504].includes(response.status))
      return problem(
        'address',
        `a proxy answers ${response.status} at ${publicUrl}, and the product behind it does not: start the product, and compare its PORT with the proxy's.`,
        `${publicUrl} のプロキシが ${response.status} を返し、その後ろの製品が応答していません。製品を起動し、PORT とプロキシの設定を比べてください。`,
      )
    if (typeof body?.success !== 'boolean')
      return problem(
        'address',
        `another site answers at ${publicUrl} (${response.status}): correct PUBLIC_URL, its DNS or the proxy.`,
        `${publicUrl} で別のサイトが応答しています（${response.status}）。PUBLIC_URL、DNS、プロキシを直してください。`,
      )
    return response.status === 200
      ? ok('address', 'the product answers there', '製品が応答しています')
      : problem(
          'address',
          `answers ${response.status} to /api/ready: see the log of the product.`,
          `/api/ready が ${response.status} を返します。ログを見てください。`,
        )
  } catch (error) {
    return nobody(publicUrl, reasonOf(error))
  }
}

const nobody = (publicUrl: string, reason: string) =>
  warning(
    'address',
    `nobody answers at ${publicUrl} yet (${reason}): start the product and the proxy, and point the DNS here.`,
    `${publicUrl} にまだ誰も応答しません（${reason}）。製品とプロキシを起動し、DNS を向けてください。`,
  )

/** Codes of Node and OpenSSL by what is wrong with a certificate. */
const mistrust: Record<string, { en: string; ja: string }> = {
  CERT_HAS_EXPIRED: { en: 'has expired: renew it', ja: 'の期限が切れています。更新してください' },
  CERT_NOT_YET_VALID: {
    en: 'is not valid yet: check the clock',
    ja: 'がまだ有効ではありません。時計を確かめてください',
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    en: 'is for another name: get one for the name of PUBLIC_URL',
    ja: 'が別の名前のものです。PUBLIC_URL の名前のものにしてください',
  },
}
const unknownIssuer = {
  en: 'is of nobody whom browsers trust: get one with deploy/install.sh certificate',
  ja: 'をブラウザが信用しません。deploy/install.sh certificate で取り直してください',
}
const isAway = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']

function checkCertificate(host: string, port: number): Promise<Finding> {
  const name = host.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({
      host: name,
      port,
      ...(/^[\d.]+$|:/.test(name) ? {} : { servername: name }),
      timeout: limitMs,
    })
    const end = (finding: Finding) => {
      socket.destroy()
      resolve(finding)
    }
    socket.once('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day)
      const en = `the certificate is valid for ${days} days`
      const ja = `証明書はあと${days}日有効`
      end(days < 14 ? warning('TLS', `${en}: renew it.`, `${ja}です。更新してください。`) : ok('TLS', en, ja))
    })
    socket.once('timeout', () => end(nobody(`https://${host}:${port}`, 'timeout')))
    socket.once('error', (error) => {
      const reason = reasonOf(error)
      if (isAway.includes(reason)) return end(nobody(`https://${host}:${port}`, reason))
      const { en, ja } = mistrust[reason] ?? unknownIssuer
      end(problem('TLS', `the certificate ${en} (${reason}).`, `証明書${ja}（${reason}）。`))
    })
  })
}
