import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countKeyCall } from '#actions/people/api-keys.ts'
import { refuseAddress } from '#actions/people/signing-in.ts'
import { endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { readerQuestionEndpoints } from '#contract/jobs/reader-questions.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { RefusalError } from '#rules/refusals.ts'
import { contextOf, type Dependencies } from '#server/dependencies.ts'
import { type Deadline, deadlineOf } from '#server/http/deadlines.ts'
import { answerFromCache, callAddress } from '#server/page-cache/cached-calls.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import { requireAccess } from './access.ts'
import { settleContentType } from './bodies.ts'
import { callerOf } from './caller.ts'
import type { SendList } from './complete-lists.ts'
import { parseInput, type RawInput } from './parse-input.ts'
import { type AdmittedCaller, runAction } from './run-action.ts'
import { type SendOptions, sendResult } from './send-result.ts'
import { withUpload } from './uploads.ts'

/** Registers every endpoint of the contract, and 405 for the other methods of its paths. */
export function serveApi(
  app: FastifyInstance,
  dependencies: Dependencies,
  cache: PageCache | null,
  sendList: SendList,
): void {
  const methods = new Map<string, string[]>()
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    if (!dependencies.config.questions && name in readerQuestionEndpoints) continue
    serveEndpoint(name, app, dependencies, cache, sendList)
    const { method, path } = endpointAddress(name)
    methods.set(path, [...(methods.get(path) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])])
  }
  for (const [path, allowed] of methods) {
    const others = app.supportedMethods.filter((method) => !allowed.includes(method))
    app.route({
      method: others,
      url: path,
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '))
        throw new RefusalError('method-not-allowed')
      },
      handler: async () => undefined,
    })
  }
}

function serveEndpoint<Name extends EndpointName>(
  name: Name,
  app: FastifyInstance,
  dependencies: Dependencies,
  cache: PageCache | null,
  sendList: SendList,
): void {
  const endpoint: Endpoint = endpoints[name]
  const { publicUrl } = dependencies.config
  const { method, path } = endpointAddress(name)
  const callers = new WeakMap<FastifyRequest, AdmittedCaller<Name>>()
  app.route({
    method,
    url: path,
    exposeHeadRoute: method === 'GET',
    config: { takesLong: endpoint.takesLong ?? false },
    // Permission and rate limits are checked before a byte of the body is read.
    onRequest: async (request) => {
      settleContentType(request, endpoint)
      const { within } = deadlineOf(request)
      const caller = await within(callerOf(request, endpoint, dependencies))
      const viewer = requireAccess(name, caller.viewer, dependencies.config.publicJobPages)
      if (caller.viewer?.key) await within(countKeyCall(dependencies.db, caller.viewer, dependencies.now()))
      await within(refuseAddress(name, contextOf(dependencies, caller)))
      callers.set(request, { ...caller, viewer })
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (!caller) throw new RefusalError('not-signed-in')
      const answer = (sent: Pick<RawInput, 'body' | 'files'>) => answerCall(caller, sent, request, reply)
      const { file, body } = endpoint
      if (file) return withUpload(request, { file, body }, caller, dependencies, answer)
      return answer({ body: request.body })
    },
  })

  async function answerCall(
    caller: AdmittedCaller<Name>,
    sent: Pick<RawInput, 'body' | 'files'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { params, query } = request
    const input = parseInput(name, { params, query, ...sent })
    const deadline = deadlineOf(request)
    const { signal } = deadline
    const sendingList: SendOptions['sendList'] = (open) => sendList(open, { ...caller, signal }, reply)
    try {
      if (method !== 'GET') {
        const running = runAction(name, input, { ...caller, signal }, refusedWhenLate(dependencies, deadline))
        const result = await deadline.within(cache ? settled(running, cache) : running)
        return await sendResult(name, result, reply, { publicUrl, sendList: sendingList })
      }
      const address = cache && callAddress(name, input.query)
      if (address && (await answerFromCache(address, { name, input, caller }, cache, dependencies, request, reply)))
        return reply
      const result = await deadline.within(runAction(name, input, { ...caller, signal }, dependencies))
      return await sendResult(name, result, reply, { publicUrl, sendList: sendingList })
    } catch (error) {
      // Browsers hang up on outdated reads, such as counts while somebody types. A change that fails is still thrown,
      // and so logged.
      if (!deadline.hasHungUp() || (method !== 'GET' && !isAbort(error))) throw error
      return reply.hijack()
    }
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Stops the queries of a change that was already refused as late, so that its transaction rolls back. */
function refusedWhenLate(dependencies: Dependencies, { refuseIfOver }: Deadline): Dependencies {
  const db = dependencies.db.withPlugin({
    transformQuery: ({ node }) => {
      refuseIfOver()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { ...dependencies, db }
}

/** Answers a change only after pages show it, also when its outcome is unknown. */
async function settled<Result>(running: Promise<Result>, cache: PageCache): Promise<Result> {
  try {
    return await running
  } finally {
    const isRefused = await running.then(
      () => false,
      (error) => error instanceof RefusalError || error instanceof InvalidInputError,
    )
    if (!isRefused) await cache.settle()
  }
}
