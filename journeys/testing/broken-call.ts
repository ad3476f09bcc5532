import { endpointAddress } from '#contract/addresses.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import type { Visitor } from './visitor.ts'

/** Replaces the server's answer: none, or this status and envelope. */
export type Answer = 'away' | { status: number; message?: string; errors?: object[]; data?: object }

/** From now on every call of this endpoint gets this answer, which counts as expected. */
export async function breakCall(visitor: Visitor, name: EndpointName, answer: Answer): Promise<void> {
  const { method, path } = endpointAddress(name)
  const pattern = path.replace(/:\w+/g, '[0-9a-f-]{36}')
  if (answer === 'away') visitor.expectFault(new RegExp(pattern))
  else visitor.expectAnswer(answer.status, new RegExp(`^${pattern}$`))
  // A regular expression, because a function would be called for every request of the page.
  await visitor.context.route(new RegExp(`^https?://[^/]+${pattern}([?#]|$)`), async (route) => {
    if (route.request().method() !== method) return route.fallback()
    if (answer === 'away') return route.abort('connectionfailed')
    const { status, ...envelope } = answer
    return route.fulfill({ status, json: { success: status < 400, ...envelope } })
  })
}
