import { execa } from 'execa'
import { chromium } from 'playwright-core'
import { type AuditResult, categories, faultsOf, type Report, readAudit, tableOf } from './lighthouse/audit.ts'
import { stopOnSignal } from './run-command.ts'
import { findChromium } from './testing/chromium.ts'
import { freePort } from './testing/free-port.ts'
import { provideJapaneseFont } from './testing/japanese-font.ts'
import { startProduct } from './testing/start-product.ts'
import { buildWeb } from './web-build/build-web.ts'

// npm run lighthouse [-- home search ...]: audits the built product with demo data as on a phone; fails below the bars.

const pages = {
  home: '/',
  search: `/?keyword=${encodeURIComponent('東京')}&workStyle=fulltime`,
  company: '/companies/midori-denryoku',
  resource: '/resources/shokumu-keirekisho',
}
/** Other work on the machine worsens the times; the best of a few runs counts. */
const tries = 3

stopOnSignal()
const executablePath = await findChromium()
if (executablePath === null) process.exit(1)
await provideJapaneseFont()
await buildWeb()
const words = process.argv.slice(2)
const chosen = Object.entries(pages).filter(([name]) => words.length === 0 || words.includes(name))
const product = await startProduct()
const port = await freePort()
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`]
const browser = await chromium.launch({ executablePath, args })
const audits: AuditResult[] = []
try {
  for (const [name, path] of chosen) audits.push(await best(name, `${product.url}${path}`))
} finally {
  await browser.close()
  await product.remove()
}
console.log(tableOf(audits))
const faults = audits.flatMap((audit) => faultsOf(audit).map((fault) => `${audit.name}: ${fault}`))
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function best(name: string, url: string): Promise<AuditResult> {
  let found: AuditResult | undefined
  let reason: unknown
  for (let asked = 0; asked < tries && (!found || faultsOf(found).length > 0); asked += 1) {
    try {
      const other = await audit(name, url)
      if (!found || faultsOf(other).length <= faultsOf(found).length) found = other
    } catch (error) {
      // On a busy machine the browser may record nothing.
      reason = error
    }
  }
  if (!found) throw reason
  return found
}

/** Lighthouse with its own mobile profile: a slow phone on a slow line, both simulated. npx fetches it: it weighs 150 MB. */
async function audit(name: string, url: string): Promise<AuditResult> {
  const options = [`--port=${port}`, '--output=json', '--quiet', `--only-categories=${categories.join(',')}`]
  const { stdout } = await execa('npx', ['--yes', 'lighthouse@13.5.0', url, ...options])
  const report: Report = JSON.parse(stdout)
  if (report.runtimeError) throw new Error(`${name}: ${report.runtimeError.message}`)
  return readAudit(name, report)
}
