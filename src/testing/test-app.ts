import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Logger } from 'pino'
import { v7 } from 'uuid'
import { expect } from 'vitest'
import type { Outside } from '#actions/context.ts'
import { makeAdmin } from '#actions/people/admins.ts'
import { type Config, readConfig } from '#app/config.ts'
import { makeDependencies } from '#app/dependencies.ts'
import { openLog } from '#app/log.ts'
import { openReadiness } from '#app/readiness.ts'
import { endpointAddress } from '#contract/addresses.ts'
import { type CallInput, type EndpointName, endpoints } from '#contract/endpoints.ts'
import { refusalsOf } from '#contract/openapi/failures.ts'
import type { Role } from '#rules/people/roles.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { InFlight } from '#server/http/admission.ts'
import { openHttp } from '#server/http/open-http.ts'
import { openClock } from '#store/database/clock.ts'
import type { OpenDatabase } from '#store/database.ts'
import type { FollowUp } from '#store/follow-ups.ts'
import { openTestDatabase } from '#store/testing/database.ts'

/** A signed-in person in a test. */
export type Person = { id: string; email: string; token: string; role: Role }

/** A call's status, headers and parsed envelope. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Reply = { status: number; headers: Record<string, unknown>; body: any; text: string }

export type TestApp = {
  http: FastifyInstance
  open: OpenDatabase
  dependencies: Dependencies
  /** Queued follow-ups in order. */
  followUps: FollowUp[]
  /** Advances the clock, in ms. */
  wait(ms: number): void
  /** Begins to shut down. */
  drain(): void
  call<Name extends EndpointName>(
    name: Name,
    input?: Partial<CallInput<Name>>,
    as?: Person | string | null,
  ): Promise<Reply>
  inject(options: InjectOptions): Promise<Reply>
  /** Opens a port; `ask` writes a request as text to a connection of its own. */
  listen(): Promise<{ origin: string; port: number; ask(text: string): Promise<Socket> }>
  register(role?: 'user' | 'employer', email?: string): Promise<Person>
  admin(): Promise<Person>
  close(): Promise<void>
}

/** The app on an empty database, called in-process through the whole HTTP stack; without pages and workers. */
export async function openTestApp(
  options: {
    env?: Record<string, string>
    outside?: Partial<Outside>
    config?: Partial<Config>
    log?: Logger
    /** Another server than the one that all tests share. */
    server?: string
    /** An open database. */
    open?: OpenDatabase
    /** How long (ms) a caller waits for an answer. */
    deadline?: number
    /** How many requests may be in progress. */
    inFlight?: InFlight
    /** How long (ms) a stream lasts; by default it ends after its first event. */
    streamLifetime?: number
  } = {},
): Promise<TestApp> {
  const open =
    options.open ?? (await (options.server ? openTestDatabase(undefined, options.server) : openTestDatabase()))
  const followUps: FollowUp[] = []
  const config = {
    ...readConfig({
      APP_SECRET: 'a secret of tests that is long enough',
      SEARCH_BUDGET: '0',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      ...options.env,
    }),
    ...options.config,
  }
  const log = options.log ?? openLog(config.logLevel)
  let shift = 0
  const readiness = openReadiness(open)
  const clock = await openClock(open)
  const base = makeDependencies(config, {
    open,
    clock,
    readiness,
    followUps: { opened: async () => {}, add: async (_tx, followUp) => void followUps.push(followUp) },
    log,
    streamLifetime: options.streamLifetime ?? 0,
  })
  const dependencies = {
    ...base,
    outside: { ...base.outside, ...options.outside },
    now: () => new Date(clock.now().getTime() + shift),
  }
  const http = await openHttp(dependencies, {
    https: false,
    google: null,
    trustProxy: config.trustProxy,
    isDraining: readiness.isDraining,
    idleTimeout: 30_000,
    requestTimeout: 60_000,
    ...(options.deadline && { deadline: options.deadline }),
    ...(options.inFlight && { inFlight: options.inFlight }),
  })
  await http.ready()

  async function inject(options: InjectOptions): Promise<Reply> {
    const answer = await http.inject(options)
    const json = String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: json && answer.body !== '' ? answer.json() : undefined,
      text: answer.body,
    }
  }

  const app: TestApp = {
    http,
    open,
    dependencies,
    followUps,
    wait: (ms) => {
      shift += ms
    },
    drain: readiness.drain,
    inject,
    call: async (name, input = {}, as = null) => {
      const { method, path } = endpointAddress(name)
      const token = typeof as === 'string' ? as : as?.token
      const params = (input.params ?? {}) as Record<string, string>
      const url = path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? key))
      const sends = 'body' in endpoints[name] || input.body !== undefined
      const reply = await inject({
        method,
        url,
        query: (input.query ?? {}) as Record<string, string>,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(sends && method !== 'GET' ? { payload: (input.body ?? {}) as object } : {}),
      })
      // Clients know only the refusals that the contract lists.
      const { code } = reply.body ?? {}
      if (code) expect(refusalsOf(name, endpoints[name])).toContain(code)
      return reply
    },
    listen: async () => {
      const origin = await http.listen({ port: 0, host: '127.0.0.1' })
      const port = Number(new URL(origin).port)
      const ask = async (text: string) => {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined)
        await once(socket, 'connect')
        socket.write(text)
        return socket
      }
      return { origin, port, ask }
    },
    register: async (role = 'user', email = `${v7()}@example.com`) => {
      const { body } = await app.call('register', { body: { name: '試験 太郎', email, password: 'password', role } })
      return { id: body.data.user.id, email, token: body.data.token, role }
    },
    admin: async () => {
      const email = `${v7()}@example.com`
      await makeAdmin(open.db, { email, password: 'password', now: dependencies.now() })
      const { body } = await app.call('signIn', { body: { email, password: 'password' } })
      return { id: body.data.user.id, email, token: body.data.token, role: 'admin' }
    },
    close: async () => {
      await http.close()
      await clock.stop()
      await open.close()
    },
  }
  return app
}
