import type { TestApp } from '#app/testing/test-app.ts'
import type { FollowUp } from '#store/follow-ups.ts'
import { composeMail } from '#workers/compose-mail.ts'

/** The mail of a follow-up as it would be sent now; null where none would. */
export function composedMail(app: TestApp, about: FollowUp) {
  const { publicUrl, secret, acceptedSecrets } = app.dependencies.config
  return composeMail(about, {
    ...{ db: app.open.db, now: app.dependencies.now(), publicUrl, secret, acceptedSecrets },
    ...{ operatorEmail: 'op@example.com', operatorName: '' },
  })
}

/** The token of a reset link that somebody asked for. */
export async function resetTokenOf(app: TestApp, { email }: { email: string }): Promise<string> {
  const { body } = await app.call('forgotPassword', { body: { email } })
  return new URL(body.data.resetLink).searchParams.get('token') ?? ''
}

/** The mail of a follow-up: to whom, its texts, and path and token of its link. */
export async function readMail(app: TestApp, about: FollowUp) {
  const { to, subject = '', text = '', html = '' } = (await composedMail(app, about)) ?? {}
  const link = new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? 'http://localhost')
  const token = link.searchParams.get('token') ?? ''
  return { to: typeof to === 'object' ? to.address : to, subject, text, html, path: link.pathname, token }
}

/** The last mail of a kind. */
export async function lastMail(app: TestApp, kind: FollowUp['kind']) {
  const about = app.followUps.findLast((followUp) => followUp.kind === kind)
  if (!about) throw new Error(`no ${kind} was mailed`)
  return readMail(app, about)
}
