import type { z } from 'zod'

/** Who signed in at a provider. `subject` never changes there; `email` was verified by the provider. */
export type SocialIdentity = {
  provider: 'google' | 'linkedin'
  subject: string
  email: string
  name: string
  picture_url?: string
}

/** The provider does not stand behind this token: unknown, expired, issued to another client, or without a verified email. */
export class SocialTokenRefused extends Error {
  override name = 'SocialTokenRefused'
}

/** The provider cannot be asked now: unreachable, too slow, failing, or not accepting our own credentials. */
export class SocialProviderAway extends Error {
  override name = 'SocialProviderAway'
}

/** How one question is put. `ours` says that a 401 is about our client secret, not about the person's token. */
export type Question = {
  url: string
  init?: RequestInit
  retry: boolean
  ours?: boolean
  timeoutMs?: number
}

/**
 * Asks a provider and checks the answer's shape. Throws SocialTokenRefused or SocialProviderAway; neither message holds a
 * token or a URL.
 */
export async function ask<T>(schema: z.ZodType<T>, question: Question): Promise<T> {
  const { ours = false, retry } = question
  for (let last = !retry; ; last = true) {
    const { status, body, cause } = await once(question)
    if (status >= 200 && status < 300) {
      const answer = schema.safeParse(body)
      if (!answer.success)
        throw new SocialProviderAway('the provider answered in an unknown form', { cause: answer.error })
      return answer.data
    }
    if (status === 401 && ours) throw new SocialProviderAway('the provider refused our client credentials')
    if (status === 400 || status === 401 || status === 403)
      throw new SocialTokenRefused(`the provider answered ${status}`)
    if (last)
      throw new SocialProviderAway(status === 0 ? 'no answer from the provider' : `the provider answered ${status}`, {
        cause,
      })
  }
}

/** Status 0 is no answer at all. */
async function once({
  url,
  init,
  timeoutMs = 5_000,
}: Question): Promise<{ status: number; body?: unknown; cause?: unknown }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, { ...init, signal, redirect: 'error' })
    const text = await answer.text()
    return { status: answer.status, body: answer.ok ? parsed(text) : undefined }
  } catch (cause) {
    return { status: 0, cause }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
