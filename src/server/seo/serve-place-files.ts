import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type ListedPlaceFile, placeListPath } from '#contract/place-list.ts'
import { type PlaceFileName, placeFile, placeFiles } from '#rules/places/place-files.ts'
import { RefusalError } from '#rules/refusals.ts'

const json = 'application/json; charset=utf-8'
const names = Object.keys(placeFiles) as PlaceFileName[]

type Written = { body: string; hash: string }

/** Serves the place files, cached forever by their hash, and their list. */
export function servePlaceFiles(app: FastifyInstance): void {
  const files = new Map<PlaceFileName, Written>()
  const written = (name: PlaceFileName): Written => {
    const before = files.get(name)
    if (before) return before
    const body = JSON.stringify(placeFile(name))
    const file = { body, hash: createHash('sha256').update(body).digest('hex').slice(0, 12) }
    files.set(name, file)
    return file
  }
  const list = (): ListedPlaceFile[] =>
    names.map((name) => ({ address: `/places/${name}.${written(name).hash}.json`, prefectures: placeFiles[name] }))

  app.get(placeListPath, async (_request, reply) => reply.type(json).header('cache-control', 'no-cache').send(list()))
  app.get('/places/:file', async ({ params }, reply) => {
    const [name, hash] = (params as { file: string }).file.split('.')
    const known = names.find((each) => each === name)
    if (!known) throw new RefusalError('unknown-address')
    const { body, hash: current } = written(known)
    // During a rolling upgrade, pages of the other version request their hash here.
    const isCurrent = hash === current
    return reply
      .type(json)
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(body)
  })
}
