import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { nextTokyoDay } from '#rules/tokyo-date.ts'
import { boundedPages, type Place } from './bounded-pages.ts'
import type { CacheAddress } from './cached-pages.ts'
import { acceptsZstd, type Encoding, encodingFor } from './encodings.ts'
import { type Freshness, freshnessOf, type PublicChanges } from './freshness.ts'
import { type KeptPage, keptPage, type Made, reply, send, type Variant } from './kept-page.ts'

/** Makes an answer for everybody; what is not to be kept comes as `null` or with a status other than 200 and 404. */
export type Make = () => Promise<Made | null>

/** Whole answers: what is kept is sent, what is not is made, and what has changed is dropped. */
export type PageCache = {
  /** Sends what is kept under exactly this URL and good as it is; false when somebody else has to answer. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * The kept answer, else a new one: all who ask meanwhile share one making. With `url`, `serve` answers that URL from
   * then on. What cannot be kept is given as it was made.
   */
  answer(address: CacheAddress, make: Make, url?: string): Promise<KeptPage | Made | null>
  /** Sends a kept answer through the framework. */
  reply(page: KeptPage, request: FastifyRequest, answer: FastifyReply): Promise<void>
  /** To be awaited before a call that may have changed what the public reads is answered. */
  settle(): Promise<void>
  /** From now on `serve` leaves every request to the framework, which closes the connections. */
  retire(): void
  /** What is kept now. */
  size(): { bytes: number; pages: number }
}

type Options = {
  /** What the bodies and their headers may take in memory. */
  bytes: number
  changes: PublicChanges
  /** Headers that every answer of the server carries. */
  common: Record<string, string>
  now(): Date
}

type Flight = { generation: number; begunAt: number; made: Promise<KeptPage | Made | null> }

/** As many spellings of URLs are known, and none longer than this, so that they stay small beside the pages. */
const spellings = { most: 5_000, longest: 400 }

/** A flight that began longer ago (ms) is not joined while nobody knows of changes. */
const joinable = 900

/** Whether an answer can be sent again, in every encoding; others are sent once as they were made. */
export const isKept = (made: KeptPage | Made | null): made is KeptPage => made !== null && 'variants' in made

/** Whole answers for everybody, ready to be sent: public pages and public JSON (docs/decisions/0005). */
export function openPageCache({ bytes, changes, common, now }: Options): PageCache {
  const pages = boundedPages<Make>(bytes)
  const byUrl = new Map<string, Place<Make>>()
  const flights = new Map<string, Flight>()
  let retired = false

  function freshness(page: KeptPage): Freshness {
    return freshnessOf(page, changes, performance.now(), now().getTime())
  }

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const place = byUrl.get(request.url as string)
    const page = place?.page
    if (!page || retired || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const state = freshness(page)
    if (state !== 'good' && state !== 'ageing') return false
    const accepted = request.headers['accept-encoding'] as string | undefined
    const variant = readyFor(page, accepted)
    if (!variant) return false
    if (state === 'ageing') renew(page, place.make)
    place.used = true
    send(page, variant, request, response)
    return true
  }

  async function answer(address: CacheAddress, make: Make, url?: string): Promise<KeptPage | Made | null> {
    const place = pages.get(address.key)
    const page = place?.page
    const state = page ? freshness(page) : 'gone'
    if (page && place && (state === 'good' || state === 'ageing')) {
      if (state === 'ageing') renew(address, make)
      place.used = true
      rememberUrl(url, place)
      return page
    }
    const old = state === 'unsure' && page ? page : null
    try {
      const made = await fly(address, make)
      if (isKept(made)) rememberUrl(url, pages.get(address.key))
      return old && made && made.status >= 500 ? old : made
    } catch (error) {
      if (old) return old
      throw error
    }
  }

  /** What can be sent at once: the quick encoding only until the smaller one is made, for what is asked for again. */
  function readyFor(page: KeptPage, accepted: string | undefined): Variant | undefined {
    const encoding = encodingFor(accepted)
    const good = page.variants[encoding]
    if (good) return good
    const quick = acceptsZstd(accepted) ? page.variants.zstd : undefined
    if (quick && !page.isBegun(encoding)) variantIn(page, encoding).catch(() => undefined)
    return quick
  }

  /** The first reader gets what is made quickest: of the many pages that a crowd asks for, most are asked for once. */
  async function variantFor(page: KeptPage, accepted: string | undefined): Promise<Variant> {
    const ready = readyFor(page, accepted)
    if (ready) return ready
    const isFirst = Object.keys(page.variants).length === 0
    return variantIn(page, isFirst && acceptsZstd(accepted) ? 'zstd' : encodingFor(accepted))
  }

  async function variantIn(page: KeptPage, encoding: Encoding): Promise<Variant> {
    const variant = await page.variant(encoding)
    pages.weigh(page.key)
    return variant
  }

  function renew(address: CacheAddress, make: Make): void {
    fly(address, make).catch(() => {})
  }

  /** One making per answer and generation of changes: who asks after a change never gets what was begun before it. */
  function fly(address: CacheAddress, make: Make): Promise<KeptPage | Made | null> {
    const { key, showsJobs } = address
    const { generation } = changes
    const begunAt = performance.now()
    const under = flights.get(key)
    const isJoinable = under && (begunAt - changes.checkedAt < joinable || begunAt - under.begunAt < joinable)
    if (isJoinable && (under.generation === generation || !showsJobs)) return under.made
    const until = nextTokyoDay(now())
    const flight: Flight = {
      generation,
      begunAt,
      made: make()
        .then((made) => {
          if (!made || (made.status !== 200 && made.status !== 404)) return made
          const page = keptPage(made, common, { key, showsJobs, generation, begunAt, until })
          keep(page, make)
          return page
        })
        .finally(() => {
          if (flights.get(key) === flight) flights.delete(key)
        }),
    }
    flights.set(key, flight)
    return flight.made
  }

  function keep(page: KeptPage, make: Make): void {
    const before = pages.get(page.key)?.page
    if (page.showsJobs && page.generation < changes.required) return
    if (before && before.begunAt > page.begunAt) return
    pages.put(page, make)
  }

  function rememberUrl(url: string | undefined, place: Place<Make> | undefined): void {
    if (!url || !place || url.length > spellings.longest || byUrl.get(url) === place) return
    if (byUrl.size >= spellings.most) byUrl.delete(byUrl.keys().next().value as string)
    byUrl.set(url, place)
  }

  return {
    serve,
    answer,
    async reply(page, request, response) {
      const accepted = request.raw.headers['accept-encoding'] as string | undefined
      reply(page, await variantFor(page, accepted), request.raw, response)
    },
    settle: () => changes.settle(),
    retire: () => {
      retired = true
    },
    size: () => ({ bytes: pages.bytes(), pages: pages.count() }),
  }
}
