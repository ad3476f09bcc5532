import { existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { watchRequests } from '#journeys/testing/requests-under-way.ts'
import { findChromium } from './testing/chromium.ts'
import { startProduct } from './testing/start-product.ts'

// npm run screens: the scripts of each screen; fails over a budget.
// npm run screens -- ADDRESS ... [--as seeker|employer|admin]: pictures of these addresses in .pictures/, with demo data.

/** Limits in KB (1000 bytes) of JavaScript, compressed with Brotli, that the browser loads for a screen. */
const HOME_AT_MOST = 136
/**
 * Screens that a visitor may open first. Five KB are zod's JSON Schema, which comes with every form, and six the list of
 * terms, which comes with every posting.
 */
const ABOVE_HOME_AT_MOST = 67.5
/** Screens behind a sign-in: people come back to them and have them cached. */
const DESK_ABOVE_HOME_AT_MOST = 84
const isDesk = (id: string) => /^screens\/(admin|employer|seeker)\/(?!job-detail)/.test(id)
const HOME = 'screens/public/home'
const CLIENT = 'build/client'
const PICTURES = '.pictures'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } })
if (positionals.length > 0) await photograph(positionals, values.as)
else process.exitCode = checkSizes(readManifest()) ? 0 : 1

type Entry = { module: string; imports: string[] }
type Route = Entry & { id: string; parentId?: string; path?: string; clientLoaderModule?: string }
type Manifest = { entry: Entry; routes: Record<string, Route> }

/** Prints the size of each screen's scripts; whether all keep to their budgets. */
function checkSizes(manifest: Manifest): boolean {
  const { routes } = manifest
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const home = sizeOf(HOME, manifest)
  const rows = Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => ({ id, size: sizeOf(id, manifest), above: sizeOf(id, manifest) - home }))
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
  return rows.every(({ over }) => !over)
}

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
function sizeOf(id: string, { entry, routes }: Manifest): number {
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

/** Photographs the addresses on a telephone and a desktop, in both themes, for a demo account or a visitor. */
async function photograph(addresses: readonly string[], as: string | undefined): Promise<void> {
  const executablePath = await findChromium()
  if (executablePath === null) process.exit(1)
  mkdirSync(PICTURES, { recursive: true })
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  try {
    const session = as ? await signIn(product.url, as) : {}
    for (const width of [390, 1440]) {
      for (const theme of ['light', 'dark']) {
        const stored = { 'shigotocho.settings': JSON.stringify({ appearance: { theme } }), ...session }
        const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
        const context = await browser.newContext({
          baseURL: product.url,
          viewport: { width, height: 900 },
          isMobile: width < 768,
          hasTouch: width < 768,
          locale: 'ja-JP',
          timezoneId: 'Asia/Tokyo',
          reducedMotion: 'reduce',
          storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
        })
        for (const address of addresses) {
          const page = await context.newPage()
          const requests = watchRequests(page)
          await page.goto(address)
          await requests.settled()
          await page.evaluate(() => document.fonts.ready.then(() => undefined))
          const path = join(PICTURES, `${address.replace(/\W+/g, '-')}.${width}.${theme}.png`)
          await page.screenshot({ path, fullPage: true, animations: 'disabled' })
          console.log(path)
        }
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await product.remove()
  }
}

/** What the browser stores of a demo account's session. */
async function signIn(url: string, name: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, password: 'password' }),
  })
  if (!response.ok) throw new Error(`There is no demo account ${name}: use seeker, employer or admin`)
  const { data } = (await response.json()) as { data: { token: string; user: object } }
  return { auth_token: data.token, user: JSON.stringify(data.user) }
}
