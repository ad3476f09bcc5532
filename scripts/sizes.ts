import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Limits in KB (1000 bytes) of JavaScript, compressed with Brotli, that the browser loads for a screen. */
const HOME_AT_MOST = 135
/** Screens that a visitor may open first. Five KB are zod's JSON Schema, which comes with every form. */
const ABOVE_HOME_AT_MOST = 65
/** Screens behind a sign-in: people come back to them and have them cached. */
const DESK_ABOVE_HOME_AT_MOST = 80
const isDesk = (id: string) => /^screens\/(admin|employer|seeker)\/(?!job-detail)/.test(id)
const HOME = 'screens/public/home'
const CLIENT = 'build/client'

type Entry = { module: string; imports: string[] }
type Route = Entry & { id: string; parentId?: string; path?: string; clientLoaderModule?: string }
type Manifest = { entry: Entry; routes: Record<string, Route> }

const { entry, routes } = readManifest()
const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
const home = sizeOf(HOME)

const rows = Object.keys(routes)
  .filter((id) => !parents.has(id))
  .map((id) => ({ id, size: sizeOf(id), above: sizeOf(id) - home }))
  .map((row) => ({ ...row, over: row.id === HOME ? row.size > HOME_AT_MOST : row.above > allowed(row.id) }))
  .sort((a, b) => a.size - b.size)

console.log(`${'screen'.padEnd(36)}${'KB'.padStart(8)}${'above home'.padStart(12)}`)
for (const { id, size, above, over } of rows) {
  console.log(
    id.padEnd(36) + size.toFixed(1).padStart(8) + above.toFixed(1).padStart(12) + (over ? '  over its budget' : ''),
  )
}
console.log(
  `Budget: home ${HOME_AT_MOST} KB, other screens ${ABOVE_HOME_AT_MOST} KB above home, desks ${DESK_ABOVE_HOME_AT_MOST}.`,
)
process.exitCode = rows.some(({ over }) => over) ? 1 : 0

function allowed(id: string): number {
  return isDesk(id) ? DESK_ABOVE_HOME_AT_MOST : ABOVE_HOME_AT_MOST
}

function readManifest(): Manifest {
  const file = globSync(join(CLIENT, 'assets', 'manifest-*.js'))[0]
  if (!file) throw new Error('There is no build yet: run npm run build')
  return JSON.parse(
    readFileSync(file, 'utf8')
      .replace(/^window\.__reactRouterManifest=/, '')
      .replace(/;\s*$/, ''),
  )
}

/** The scripts of a visit that starts with this screen: the entry, the screen and its layouts. */
function sizeOf(id: string): number {
  const files = new Set([entry.module, ...entry.imports])
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    const { module, imports, clientLoaderModule } = route
    for (const file of [module, ...imports, clientLoaderModule]) if (file) files.add(file)
  }
  return [...files].reduce((sum, file) => sum + compressed(file), 0) / 1000
}

/** Bytes on the wire; small files have no compressed copy. */
function compressed(address: string): number {
  const file = join(CLIENT, 'assets', basename(address))
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
