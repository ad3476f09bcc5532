import type { FastifyInstance } from 'fastify'
import { recordRefusal } from '#actions/audit-log.ts'
import { type Refusal, RefusalError, refusalStatus } from '#rules/refusals.ts'
import { anonymous, contextOf, type Dependencies } from '#server/dependencies.ts'
import { viewers } from './caller.ts'

/** Recorded besides 403 and 429: guesses at a signed-in person's password. */
const guesses: readonly Refusal[] = ['current-password-wrong', 'password-wrong', 'email-mismatch']
const isRecorded = (refusal: Refusal) => [403, 429].includes(refusalStatus[refusal]) || guesses.includes(refusal)

/** Bounds entries in a flood of refusals: this many a minute per node, and one of each kind per caller. */
const mostPerMinute = 300

/** Records refusals in the audit log without delaying the answer. */
export function recordRefusals(app: FastifyInstance, dependencies: Dependencies): void {
  const pending = new Set<Promise<void>>()
  let minute = 0
  let told = new Set<string>()

  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof RefusalError) || !isRecorded(error.refusal)) return
    const viewer = viewers.get(request) ?? null
    const caller = { ...anonymous(request), viewer }
    if (!isFirst(`${viewer?.id} ${caller.address} ${error.refusal}`)) return
    const context = contextOf(dependencies, caller)
    const call = `${request.method} ${request.routeOptions.url ?? ''}`
    const writing = recordRefusal(error.refusal, call, context)
      .catch((err) => request.log.warn({ err }, 'a refusal could not be recorded'))
      .finally(() => pending.delete(writing))
    pending.add(writing)
  })
  app.addHook('onClose', async () => void (await Promise.all(pending)))

  function isFirst(kind: string): boolean {
    const now = Math.floor(dependencies.now().getTime() / 60_000)
    if (now !== minute) {
      minute = now
      told = new Set()
    }
    if (told.has(kind) || told.size > mostPerMinute) return false
    told.add(kind)
    if (told.size <= mostPerMinute) return true
    dependencies.log.warn({ mostPerMinute }, 'more refusals than are recorded in a minute')
    return false
  }
}
