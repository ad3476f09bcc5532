import { connect } from 'node:tls'
import { createTransport } from 'nodemailer'
import { advice, type Finding, ok, problem, reasonOf } from './finding.ts'

const limitMs = 10_000
const day = 24 * 60 * 60 * 1_000

/** Greets the mail server and signs in; sends nothing. */
export async function checkMail(url: string): Promise<Finding> {
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs, dnsTimeout: limitMs }
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  try {
    await transport.verify()
    return ok('mail', 'the server greets and takes the sign-in')
  } catch (error) {
    const { responseCode } = error as { responseCode?: number }
    const answer = [reasonOf(error), responseCode].filter(Boolean).join(' ')
    return problem('mail', `the server of SMTP_URL does not take us (${answer}).`)
  } finally {
    transport.close()
  }
}

/** Checks PUBLIC_URL as a browser would reach it: the certificate, then the product. */
export async function checkAddress(publicUrl: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl)
  const certificate = protocol === 'https:' ? [await checkCertificate(hostname, Number(port || 443))] : []
  try {
    const { status } = await fetch(`${publicUrl}/api/health`, {
      signal: AbortSignal.timeout(limitMs),
      redirect: 'manual',
    })
    const found =
      status === 200
        ? ok('address', 'the product answers there')
        : problem('address', `answers ${status} to /api/health.`)
    return [...certificate, found]
  } catch (error) {
    return [...certificate, advice('address', `nothing answers at ${publicUrl} yet (${reasonOf(error)}).`)]
  }
}

function checkCertificate(host: string, port: number): Promise<Finding> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: limitMs })
    const end = (finding: Finding) => {
      socket.destroy()
      resolve(finding)
    }
    socket.once('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day)
      end((days < 14 ? advice : ok)('TLS', `the certificate is valid for ${days} days`))
    })
    socket.once('timeout', () => end(advice('TLS', 'nobody answers there yet (timeout).')))
    socket.once('error', (error) => {
      const isAway = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(reasonOf(error))
      end((isAway ? advice : problem)('TLS', `browsers would not trust the address (${reasonOf(error)}).`))
    })
  })
}
