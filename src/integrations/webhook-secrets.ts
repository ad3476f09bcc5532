import { randomBytes } from 'node:crypto'
import { seal, unseal } from './sealed-text.ts'

type Secrets = { secret: string; acceptedSecrets: readonly string[] }

/** A new secret in the form of Standard Webhooks. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** Text sealed for another purpose or endpoint must not open here. */
const mark = (webhookId: string) => `webhook:${webhookId}:`

/** The sealed form for storing. */
export const sealWebhookSecret = (text: string, webhookId: string, { secret }: Pick<Secrets, 'secret'>) =>
  seal(mark(webhookId) + text, secret)

/** The secret of an endpoint; null when no secret opens it. */
export function openWebhookSecret(
  sealed: string,
  webhookId: string,
  { acceptedSecrets }: Pick<Secrets, 'acceptedSecrets'>,
): string | null {
  const text = unseal(sealed, acceptedSecrets)
  return text?.startsWith(mark(webhookId)) ? text.slice(mark(webhookId).length) : null
}

/** The secret sealed with the current one; undefined when it is so already, or nothing opens it. */
export function sealWebhookSecretAnew(sealed: string, webhookId: string, secrets: Secrets): string | undefined {
  const text = openWebhookSecret(sealed, webhookId, secrets)
  if (text === null || unseal(sealed, [secrets.secret]) !== null) return undefined
  return sealWebhookSecret(text, webhookId, secrets)
}
