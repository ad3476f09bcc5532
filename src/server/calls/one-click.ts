import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { knownFailure } from '#actions/service.ts'
import { pageAddresses } from '#contract/page-addresses.ts'
import { RefusalError, refusalStatus } from '#rules/refusals.ts'
import { anonymous, type Dependencies } from '#server/dependencies.ts'
import { confirmation } from '#words/confirmations.ts'
import { refusalSentence } from '#words/refusals.ts'
import { callAnonymously } from './run-action.ts'

/** More than any mail program sends, in bytes. */
const bodyMost = 4_096

/** RFC 8058: a mail program posts to the address of `List-Unsubscribe`, as a form and without a session. */
export function serveOneClick(app: FastifyInstance, dependencies: Dependencies): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', async (_request: unknown, payload: Readable) => {
      let size = 0
      for await (const chunk of payload) {
        size += (chunk as Buffer).length
        if (size > bodyMost) throw new RefusalError('body-too-large')
      }
    })
    scope.post(pageAddresses.unsubscribe, async (request, reply) => {
      const { token } = request.query as { token?: string }
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
      try {
        const { kind } = await callAnonymously(
          'unsubscribeAlerts',
          { body: { token: String(token ?? '') } },
          anonymous(request),
          dependencies,
        )
        return `${kind === 'alert' ? confirmation.unsubscribed : confirmation.unsubscribedFavourites}\n`
      } catch (error) {
        const refusal = knownFailure(error)?.refusal ?? 'unsubscribe-link-invalid'
        return reply.code(refusalStatus[refusal]).send(`${refusalSentence[refusal]}\n`)
      }
    })
  })
}
