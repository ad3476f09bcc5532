import type { Person, TestApp } from '#app/testing/test-app.ts'
import { totpCode, totpStepAt } from '#integrations/totp.ts'
import { softAuthenticator } from './authenticator.ts'

/** The code that an authenticator app shows now, or some steps of 30 seconds later. */
export const codeOf = (app: TestApp, secret: string, later = 0) =>
  totpCode(secret, totpStepAt(app.dependencies.now()) + later)

/** Sets an authenticator app up for somebody who is signed in. */
export async function addTotp(app: TestApp, who: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await app.call('beginTotp', {}, who)).body.data
  const { body } = await app.call('confirmTotp', { body: { code: codeOf(app, secret) } }, who)
  return { secret, recoveryCodes: body.data.recovery_codes }
}

/** Makes a passkey for somebody who is signed in. */
export async function addPasskey(app: TestApp, who: Person) {
  const authenticator = softAuthenticator(app.dependencies.config.publicUrl)
  const { challenge, options } = (await app.call('beginPasskey', {}, who)).body.data
  const body = { challenge, name: '仕事用のパソコン', passkey: authenticator.create(options) }
  const reply = await app.call('addPasskey', { body }, who)
  return { authenticator, reply, id: reply.body.data?.passkey.id as string }
}

/** Signs in as far as the second factor; answers what it asks. */
export async function askedFactor(app: TestApp, { email }: Person) {
  const { body } = await app.call('signIn', { body: { email, password: 'password' } })
  return body.data.second_factor as { challenge: string; passkey: Record<string, unknown> | null }
}
